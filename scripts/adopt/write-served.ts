import type { Country, Language } from './answers.ts'
import type { Tree } from './tree.ts'

/** What a site serves: the country markets beside those that every site has, and its languages in the order in which visitors choose. */
export type Serving = {
  languages: readonly Language[]
  /** Code of the language that content is written in first. */
  source: string
  fallback: string
  markets: readonly Country[]
  /** Of the websites that are for no single country. */
  timeZone: string
}

/** Writes which markets and languages the site serves, and a row of each that the project does not know. */
export function writeServed(tree: Tree, { languages, source, fallback, markets, timeZone }: Serving): void {
  const served = 'site/brand/served.ts'
  tree.edit(served, /markets: \[.*?\]/s, `markets: ${listed(['base', 'global', ...markets.map(({ id }) => id)])}`)
  tree.edit(served, /locales: \[.*?\]/s, `locales: ${listed(languages.map(({ code }) => code))}`)
  tree.edit(served, /source: '.*'/, `source: '${source}'`)
  tree.edit(served, /fallback: '.*'/, `fallback: '${fallback}'`)
  tree.edit(zones, /house: '.*'/, `house: '${timeZone}'`)

  const schemas = 'component-schemas/served.ts'
  const names = markets.map(({ id, name }) => `${key(id)}: ${quoted(name)}`).join(', ')
  tree.edit(schemas, /countryMarkets = \{.*?\} as const/s, `countryMarkets = { ${names} } as const`)
  tree.edit(schemas, /sourceLanguage = '.*'/, `sourceLanguage = '${source}'`)
  const further = languages.filter(({ code }) => code !== source)
  const rows = further.map(({ code, name }) => `  { name: ${quoted(name)}, entry_value: '${code}' },\n`)
  tree.edit(schemas, /(furtherLanguages.*= )\[.*\]/s, (_, before = '') => `${before}[\n${rows.join('')}]`)

  for (const language of languages.filter(({ isNew }) => isNew)) addLanguage(tree, language)
  for (const market of markets.filter(({ isKnown }) => !isKnown)) writeMarket(tree, market)
}

/**
 * A language that the project has no texts in: its address words are those of Spanish and its interface is English until somebody
 * translates them.
 */
export function addLanguage(tree: Tree, { code, iso, name }: Language): void {
  const row = `  ${code}: { code: '${code}', iso: '${iso}', direction: 'ltr', name: ${quoted(name)} },\n`
  tree.edit('site/routing/locales.ts', '} as const\n', `${row}} as const\n`)
  for (const path of filesOfWords(tree)) {
    const text = tree.read(path)
    tree.write(
      path,
      text.replace(/\bes: ('[^']*')/g, (word, own: string) => `${word}, ${code}: ${own}`),
    )
  }
  tree.edit('site/messages/catalogues.ts', /\n\}\n$/, `\n  ${code}: () => import('./${code}.ts'),\n}\n`)
  tree.edit('turbo.json', '"messages/de.ts"', `"messages/${code}.ts",\n        "messages/de.ts"`)
  tree.write(`site/messages/${code}.po`, tree.read('site/messages/en.po').replace(/Language: en/, `Language: ${code}`))
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? name
  tree.edit(
    'component-schemas/kinds/file-languages.ts',
    /\n\} as const/,
    `\n  ${code}: ${quoted(inEnglish)},\n} as const`,
  )
}

/** Takes out all that `addLanguage` writes. */
export function removeLanguage(tree: Tree, code: string): void {
  tree.edit('site/routing/locales.ts', new RegExp(`^  ${code}: \\{.*\\n`, 'm'), '')
  for (const path of filesOfWords(tree))
    tree.write(path, tree.read(path).replace(new RegExp(`^ +${code}: '[^']*',?\\n`, 'gm'), ''))
  tree.edit('site/messages/catalogues.ts', new RegExp(`^  ${code}: .*\\n`, 'm'), '')
  tree.edit('turbo.json', new RegExp(`^ *"messages/${code}\\.ts",\\n`, 'm'), '')
  tree.remove(`site/messages/${code}.po`)
  tree.edit('component-schemas/kinds/file-languages.ts', new RegExp(`^  ${code}: .*\\n`, 'm'), '')
}

function filesOfWords(tree: Tree): string[] {
  return tree.files().filter((path) => /^site\/(routing\/segments\/.*|features\/[^/]+\/feature)\.ts$/.test(path))
}

/** A market of one country, in place of the row that has its name. */
export function writeMarket(tree: Tree, { id, country, languages, timeZone }: Country): void {
  const row = `  ${key(id)}: ofCountry('${id}', '${country}', ${listed(languages)}),\n`
  const file = 'site/routing/markets.ts'
  const known = new RegExp(`^  ${key(id)}: ofCountry\\(.*\\n`, 'm')
  if (known.test(tree.read(file))) tree.edit(file, known, row)
  else
    tree.edit(file, '} as const satisfies Record<string, Market>', `${row}} as const satisfies Record<string, Market>`)
  const zone = new RegExp(`^  ${country}: '.*'`, 'm')
  if (zone.test(tree.read(zones))) tree.edit(zones, zone, `  ${country}: '${timeZone}'`)
  else tree.edit(zones, /(house: .*\n)/, (line = '') => `${line}  ${country}: '${timeZone}',\n`)
}

const zones = 'site/server/preview/market-time.ts'

export function removeMarket(tree: Tree, { id, country }: Pick<Country, 'id' | 'country'>): void {
  const file = 'site/routing/markets.ts'
  tree.edit(file, new RegExp(`^  ${key(id)}: ofCountry\\(.*\\n`, 'm'), '')
  // Another market of the country needs its time zone.
  if (!tree.read(file).includes(`'${country}'`)) tree.edit(zones, new RegExp(`^  ${country}: .*\\n`, 'm'), '')
}

function listed(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`
}

function quoted(words: string): string {
  return `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function key(id: string): string {
  return /^\w+$/.test(id) ? id : `'${id}'`
}
