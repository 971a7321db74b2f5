import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrandWords, renamed } from '../adopt/brand-words.ts'
import { bytesOf, filesIn, put } from './folder-files.ts'
import { git } from './git.ts'

/** Files by path; undefined deletes one. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>

export const maker: BrandWords = { name: 'Molvero', id: 'molvero' }
export const adopter: BrandWords = { name: 'Ferrenco', id: 'ferrenco' }

const lines = (...texts: string[]) => `${texts.join('\n')}\n`
const brandOf = ({ name, id }: BrandWords) => `export const brand = { name: '${name}', id: '${id}' } as const\n`
const market = (id: string) => `  ${id}: { id: '${id}' },`
const manifest = (version: string, dependencies: Record<string, string>) =>
  `${JSON.stringify({ name: maker.id, version, [maker.id]: { base: { version } }, type: 'module', dependencies }, null, 2)}\n`
const message = (id: string, text: string) => `#: blocks/${id}.tsx\nmsgid "${id}"\nmsgstr "${text}"\n`
const catalogue = (...messages: string[]) => ['msgid ""\nmsgstr ""\n"Language: de\\n"\n', ...messages].join('\n')
const codemod = (title: string, ...statements: string[]) =>
  lines(
    "import { readFileSync, writeFileSync } from 'node:fs'",
    'const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, "utf8")))',
    `export const codemod = { title: '${title}', apply: (folder: string) => {`,
    ...statements,
    '} }',
  )

export const firstRelease: Files = {
  '.gitignore': lines('.data', '*.log'),
  'package.json': manifest('0.1.0', { b: '1.0.0', d: '1.0.0' }),
  'package-lock.json': lines('{ "name": "molvero", "packages": ["b", "d"] }'),
  'README.md': lines('# Molvero', '', 'MOLVERO makes keys.'),
  'deployment/molvero@.service': lines('Description=Molvero', 'ExecStart=molvero'),
  'site/brand/brand.ts': brandOf(maker),
  'site/brand/tokens.css': lines('--ink: black;'),
  'site/routing/markets.ts': lines('export const markets = {', market('italy'), market('spain'), market('france'), '}'),
  'site/features.ts': lines('export const features = [', '  jobs,', '  prices,', ']'),
  'site/features/jobs/feature.ts': lines('export const jobs = 1'),
  'site/features/jobs/view/view.tsx': lines('export const view = 1'),
  'site/features/prices/feature.ts': lines('export const prices = 1'),
  'site/blocks/render-blocks.tsx': lines('hero,', 'list,', 'quote,', 'text,'),
  'site/blocks/hero.tsx': lines('one', 'two', 'three', 'four', 'five', 'six', 'seven'),
  'site/blocks/list.tsx': lines('list'),
  'site/blocks/quote.tsx': lines('quote of Molvero'),
  'site/blocks/text.tsx': lines('text'),
  'site/messages/de.po': catalogue(message('Job', 'Stelle'), message('Key', 'Schlüssel'), message('Text', 'Text')),
  'site/ui/card.tsx': lines('card', 'with', 'a picture', 'and', 'a text'),
  'site/ui/plate.bin': Buffer.from([0, 1]),
  'site/server/headers.ts': lines("export const cache = 'molvero; hit'"),
  'scripts/seed/content/home.json': lines('{ "title": "Molvero" }'),
}

/** What the adopter changes besides the words. */
export const adopted: Files = {
  'package.json': undefined,
  'site/brand/brand.ts': brandOf(adopter),
  'site/brand/tokens.css': lines('--ink: navy;'),
  'site/routing/markets.ts': lines('export const markets = {', market('spain'), market('portugal'), '}'),
  'site/features.ts': lines('export const features = [', '  prices,', ']'),
  'site/features/jobs/feature.ts': undefined,
  'site/features/jobs/view/view.tsx': undefined,
  'site/blocks/render-blocks.tsx': lines('hero,', 'list,', 'quote,', 'text,', 'offer,', 'route,', 'video,'),
  'site/blocks/hero.tsx': lines('one', 'two of ours', 'three', 'four', 'five', 'six', 'seven'),
  'site/messages/de.po': catalogue(message('Key', 'Schlüssel'), message('Route', 'Weg'), message('Text', 'Text')),
  'site/blocks/offer.tsx': lines('offer'),
  'site/blocks/route.tsx': lines('route'),
  'site/blocks/video.tsx': lines('video'),
  'scripts/seed/content/home.json': lines('{ "title": "Our keys" }'),
}

export const secondRelease: Files = {
  'package.json': manifest('0.2.0', { a: '1.0.0', b: '2.0.0', d: '1.0.0' }),
  'package-lock.json': lines('{ "name": "molvero", "packages": ["a", "b", "d"] }'),
  'deployment/molvero@.service': lines('Description=Molvero', 'ExecStart=molvero --fast'),
  'site/brand/tokens.css': lines('--ink: black;', '--paper: white;'),
  'site/routing/markets.ts': lines('export const markets = {', market('italy'), market('malta'), '}'),
  'site/features.ts': lines('export const features = [', '  jobs,', '  prices,', '  shops,', ']'),
  'site/features/jobs/feature.ts': lines('export const jobs = 2'),
  'site/features/jobs/view/part.tsx': lines('export const part = 2'),
  'site/features/shops/feature.ts': lines("export const shops = 'Molvero'"),
  'site/blocks/render-blocks.tsx': lines('banner,', 'hero,', 'quote,', 'text,'),
  'site/blocks/banner.tsx': lines('banner of MOLVERO'),
  'site/blocks/hero.tsx': lines('one', 'two of the release', 'three', 'four', 'five', 'six', 'seven'),
  'site/blocks/list.tsx': undefined,
  'site/blocks/text.tsx': lines('text of the second release'),
  'site/messages/de.po': catalogue(message('Job', 'Arbeit'), message('Key', 'Schlüssel'), message('Quote', 'Zitat')),
  'site/ui/card.tsx': undefined,
  'site/ui/cards/card.tsx': lines('card', 'with', 'a picture', 'and', 'a text'),
  'site/ui/plate.bin': Buffer.from([0, 2]),
  'site/server/headers.ts': lines("export const cache = 'molvero; fwd=miss'"),
  'scripts/seed/content/home.json': lines('{ "title": "Molvero, new" }'),
  'scripts/upgrade/codemods/0.2.0-lists-shops.ts': codemod(
    'lists the feature shops',
    "edit(folder + '/site/features.ts', (text) => text.replace(/]$/m, '  shops,\\n]'))",
  ),
}

export const thirdRelease: Files = {
  'package.json': manifest('0.10.0', { a: '1.0.0', b: '2.0.0', d: '3.0.0' }),
  'site/features/jobs/feature.ts': lines('export const jobs = 3'),
  'site/features/prices/feature.ts': lines('export const prices = 3'),
  'site/blocks/hero.tsx': lines('one', 'two of the release', 'three', 'four', 'five', 'six', 'seven of the release'),
  'site/blocks/text.tsx': lines('text of the third release'),
  'scripts/upgrade/codemods/0.10.0-gives-markets-a-currency.ts': codemod(
    'gives each market a currency',
    "edit(folder + '/site/routing/markets.ts', (text) => text.replaceAll(' },', `, currency: 'EUR' },`))",
  ),
}

export type Fork = { upstream: string; root: string; remove: () => void }

const newFolder = () => mkdtempSync(join(tmpdir(), 'fork-'))
const inFolder = (folder: string): Fork => ({
  upstream: join(folder, 'upstream'),
  root: join(folder, 'fork'),
  remove: () => rmSync(folder, { recursive: true }),
})

/** A repository of releases with tags, and a clone of the first one that an adopter has made its own. */
export function makeFork(): Fork {
  const folder = newFolder()
  const fork = inFolder(folder)
  mkdirSync(fork.upstream)
  git(fork.upstream, ['init', '--quiet', '--template='])
  for (const [tag, files] of [
    ['v0.1.0', firstRelease],
    ['v0.2.0', secondRelease],
    ['v0.10.0', thirdRelease],
  ] as const) {
    commitFiles(fork.upstream, files)
    git(fork.upstream, ['tag', tag])
  }
  git(folder, ['clone', '--quiet', '--template=', 'upstream', 'fork'])
  git(fork.root, ['remote', 'set-url', 'origin', '../upstream'])
  git(fork.root, ['reset', '--quiet', '--hard', 'v0.1.0'])
  adopt(fork.root)
  return fork
}

export function copyFork({ upstream }: Fork): Fork {
  const folder = newFolder()
  cpSync(join(upstream, '..'), folder, { recursive: true, preserveTimestamps: true })
  return inFolder(folder)
}

function adopt(root: string): void {
  const commit = git(root, ['rev-parse', 'HEAD']).trim()
  const { 'package.json': first } = firstRelease
  const own = JSON.parse(renamed(String(first), maker, adopter)) as Record<string, Record<string, string>>
  const manifestOfOurs = {
    ...own,
    [adopter.id]: { base: { version: '0.1.0', commit } },
    dependencies: { ...own['dependencies'], c: '1.0.0' },
  }
  const words = Object.entries(firstRelease).flatMap(([path, content]) => [
    [path, undefined] as const,
    [renamed(path, maker, adopter), typeof content === 'string' ? renamed(content, maker, adopter) : content] as const,
  ])
  const files = { ...Object.fromEntries(words), ...adopted }
  commitFiles(root, { ...files, 'package.json': `${JSON.stringify(manifestOfOurs, null, 2)}\n` })
}

/** Writes files and commits all. */
export function commitFiles(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) put(root, path, content)
  commitAll(root)
}

export function commitAll(root: string): void {
  git(root, ['add', '--all'])
  git(root, ['-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '--quiet', '--allow-empty', '-m', 'change'])
}

/** Every file of a working tree with its text; bytes as latin1. */
export function textsIn(root: string): Record<string, string> {
  const paths = filesIn(root).filter((path) => !/^\.(git|data)\//.test(path))
  return Object.fromEntries(paths.toSorted().map((path) => [path, bytesOf(root, path)?.toString('latin1') ?? '']))
}
