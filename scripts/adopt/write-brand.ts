import { readFileSync } from 'node:fs'
import { contrastBetween } from 'component-schemas/landing/contrast-between.ts'
import sharp from 'sharp'
import { brandLook } from 'site/brand/brand.ts'
import type { Answers } from './answers.ts'
import { weakContrasts } from './token-contrast.ts'
import type { Tree } from './tree.ts'

/**
 * Writes name, addresses of mail, colours, typeface, logo and icons.
 * @throws Error where texts in these colours would be hard to read, or the logo is not made of paths
 */
export async function writeBrand(tree: Tree, answers: Answers): Promise<void> {
  const ink = answers.colours.ink ?? brandLook.colours.ink
  const accent = answers.colours.accent ?? brandLook.colours.accent
  writeColours(tree, { ink, accent })
  const file = 'site/brand/brand.ts'
  tree.edit(file, /name: '.*'/, `name: '${answers.name.replaceAll("'", '’')}'`)
  tree.edit(file, /id: '.*'/, `id: '${answers.id}'`)
  tree.edit(file, /'[^']*@[^']*'/g, (address = '') => `'${address.slice(1).split('@')[0]}@${answers.domain}'`)
  for (const [name, value] of Object.entries({ ink, accent }))
    tree.edit(file, new RegExp(`${name}: '#\\w+'`), `${name}: '${value}'`)
  if (answers.typeface === 'system') writeSystemType(tree)
  writeLogo(tree, answers)
  await writeIcons(tree, { ink, accent })
}

type Colours = { ink: string; accent: string }

function writeColours(tree: Tree, { ink, accent }: Colours): void {
  const file = 'site/brand/tokens.css'
  const onInk = readableOn(accent, ink)
  const values = {
    ink,
    'steel-900': mixed(ink, '#ffffff', 0.06),
    'brass-on-light': accent,
    'brass-on-ink': onInk,
    'brass-50': mixed('#ffffff', accent, 0.1),
  }
  for (const [name, value] of Object.entries(values))
    tree.edit(file, new RegExp(`--${name}: #\\w+;`), `--${name}: ${value};`)
  const [light, dark] = [mixed(accent, '#000000', 0.2), mixed(onInk, '#ffffff', 0.3)]
  let turn = 0
  tree.edit(file, /--accent-hover: #\w+;/g, () => `--accent-hover: ${[light, dark][turn++]};`)
  const problems = weakContrasts(tree.read(file))
  if (problems.length > 0)
    throw new Error(`These colours are hard to read; choose a darker accent or ink.\n${problems.join('\n')}`)
}

/** The colour, lightened until a text in it can be read on the ground. */
function readableOn(colour: string, ground: string): string {
  const steps = Array.from({ length: 20 }, (_, step) => mixed(colour, '#ffffff', step / 20))
  return steps.find((one) => contrastBetween(one, ground) >= 5) ?? '#ffffff'
}

/** @param share of the second colour, 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function writeSystemType(tree: Tree): void {
  tree.edit('site/brand/tokens.css', /--sans: .*;/, '--sans: system-ui, sans-serif;')
  tree.edit('site/brand/tokens.css', /--mono: .*;/, '--mono: ui-monospace, monospace;')
  tree.edit('site/brand/brand.ts', /typeface: '.*'/, "typeface: 'system-ui'")
  tree.edit('site/ui/styles/page.css', /@import "\.\.\/\.\.\/brand\/fonts\.css";\n/, '')
  for (const path of tree.files().filter((one) => /^(site\/brand\/fonts|scripts\/visual\/fonts)/.test(one)))
    tree.remove(path)
}

function writeLogo(tree: Tree, { logo }: Answers): void {
  if (logo === undefined) {
    tree.write('site/brand/logo.tsx', wordmark)
    tree.write('site/brand/logo.module.css', wordmarkStyles)
    return
  }
  const svg = readFileSync(logo, 'utf8')
  const box = /viewBox="([\d. -]+)"/.exec(svg)?.[1]
  const paths = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, path = '']) => path)
  const elements = [...svg.matchAll(/<(\w+)/g)].map(([, name = '']) => name)
  const others = elements.filter((name) => !['svg', 'path', 'g', 'title'].includes(name))
  if (box === undefined || paths.length === 0 || others.length > 0)
    throw new Error(`${logo} is not made of paths alone: convert texts and shapes to paths, and give it a viewBox.`)
  tree.edit('site/brand/logo.tsx', /^[\s\S]*(?=\/\*\* The company)/, "import styles from './logo.module.css'\n\n")
  tree.edit('site/brand/logo.tsx', /viewBox="[^"]*"/, `viewBox="${box}"`)
  tree.edit(
    'site/brand/logo.tsx',
    /( *)<path className=\{styles\.letters\}.*\n.*\n/,
    `      <path className={styles.letters} d="${paths.join('')}" />\n`,
  )
  tree.edit('site/brand/logo.module.css', /\.letters \{[\s\S]*$/, '.letters {\n  fill: currentColor;\n}\n')
}

const wordmark = `import { brand } from './brand.ts'
import styles from './logo.module.css'

/** The company's name as letters; the link around it contains the name and the target. */
export function Logo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      {brand.name}
    </span>
  )
}
`

const wordmarkStyles = `.logo {
  display: inline-block;
  font-weight: 700;
  font-size: var(--text-l);
  letter-spacing: 0.06em;
  line-height: 1.2;
  text-transform: uppercase;
}
`

/** A square in the two colours: pictures of the company may take its place (`site/app`). */
async function writeIcons(tree: Tree, { ink, accent }: Colours): Promise<void> {
  const onInk = readableOn(accent, ink)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><path fill="${onInk}" d="M16 40h32v8H16zM28 14h8v20h-8z"/></svg>\n`
  tree.write('site/app/icon.svg', svg)
  for (const [file, size] of Object.entries({ 'icon1.png': 192, 'icon2.png': 512, 'apple-icon.png': 180 }))
    tree.write(`site/app/${file}`, await sharp(Buffer.from(svg)).resize(size).png({ palette: true }).toBuffer())
}
