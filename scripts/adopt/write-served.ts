import type { Answers, Country, Language } from './answers.ts'
import type { Tree } from './tree.ts'

/** Writes which markets and languages the site serves, and a row of each that the project does not know. */
export function writeServed(tree: Tree, { languages, markets, fallback }: Answers): void {
  const codes = languages.map(({ code }) => code)
  const [source = ''] = codes
  const served = 'site/brand/served.ts'
  tree.edit(served, /markets: \[.*\]/, `markets: ${listed(['base', 'global', ...markets.map(({ id }) => id)])}`)
  tree.edit(served, /locales: \[.*\]/, `locales: ${listed(codes)}`)
  tree.edit(served, /source: '.*'/, `source: '${source}'`)
  tree.edit(served, /fallback: '.*'/, `fallback: '${fallback}'`)
  tree.edit(served, /timeZone: '.*'/, `timeZone: '${markets[0]?.timeZone}'`)

  const schemas = 'component-schemas/served.ts'
  const names = markets.map(({ id, name }) => `${key(id)}: ${quoted(name)}`).join(', ')
  tree.edit(schemas, /countryMarkets = \{.*\} as const/s, `countryMarkets = { ${names} } as const`)
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
  const words = tree.files().filter((path) => /^site\/(routing\/segments\/.*|features\/[^/]+\/feature)\.ts$/.test(path))
  for (const path of words) {
    const text = tree.read(path)
    tree.write(
      path,
      text.replace(/\bes: ('[^']*'|word)/g, (word, own: string) => `${word}, ${code}: ${own}`),
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

/** A market of one country, in place of the row that has its name. */
export function writeMarket(tree: Tree, { id, country, languages, timeZone }: Country): void {
  const row = `  ${key(id)}: ofCountry('${id}', '${country}', { locales: ${listed(languages)}, timeZone: '${timeZone}' }),\n`
  const file = 'site/routing/markets.ts'
  const known = new RegExp(`^  ${key(id)}: ofCountry\\(.*\\n`, 'm')
  if (known.test(tree.read(file))) tree.edit(file, known, row)
  else
    tree.edit(file, '} as const satisfies Record<string, Market>', `${row}} as const satisfies Record<string, Market>`)
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
