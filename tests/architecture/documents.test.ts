import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The change log names files of earlier versions. */
const ofThePast = ['CHANGELOG.md']
const decisions = 'docs/decisions'

async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files'], { cwd: root, maxBuffer: 10_000_000 })
  return stdout.trim().split('\n')
}

/** File names in backquotes, without patterns such as `*.test.ts` and examples such as `site/blocks/x/x.tsx`. */
function filesNamedIn(text: string): string[] {
  const names = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g)].map(([, name = '']) => name)
  return names.filter((name) => !basename(name).startsWith('.') && !/\/x(\/[\w-]+)?\.tsx?$/.test(name))
}

test('every source file that a document names exists', async () => {
  const files = await trackedFiles()
  const documents = files.filter((file) => file.endsWith('.md') && !ofThePast.includes(file))
  const missing = await Promise.all(
    documents.map(async (document) => {
      const named = filesNamedIn(await readFile(join(root, document), 'utf8'))
      const unknown = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name.replace('../', '')}`)))
      return unknown.map((name) => `${document}: ${name}`)
    }),
  )
  expect(documents.length).toBeGreaterThan(10)
  expect(missing.flat()).toEqual([])
})

test('the guide of operation names existing commands and files', async () => {
  const guide = await readFile(join(root, 'docs/operate.md'), 'utf8')
  const scripts = [...guide.matchAll(/\bscripts\/[\w/-]+\.ts/g)].map(([name]) => name)
  expect(scripts.length).toBeGreaterThan(3)
  const filledIn = ['site.env', 'app.env', '.env'].map((name) => `deployment/${name}`)
  const files = [...guide.matchAll(/\bdeployment\/[\w.@-]+/g)].map(([name]) => name)
  const named = [...scripts, ...files.filter((name) => !filledIn.includes(name))]
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([])
})

test('every decision is short, has its number as name and title, and a row of the index', async () => {
  const names = (await readdir(join(root, decisions))).filter((name) => name !== 'README.md')
  const index = await readFile(join(root, decisions, 'README.md'), 'utf8')
  const texts = await Promise.all(names.map(async (name) => await readFile(join(root, decisions, name), 'utf8')))
  const wrong = names.filter((name, at) => {
    const [first = '', ...rest] = (texts[at] ?? '').split('\n')
    const title = titleOf(first)
    return title?.file !== name.slice(0, 4) || rest.length > 25 || !index.includes(`| ${title.row}](${name}) |`)
  })
  expect(names.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

/** How the name of a decision's file begins and its row of the index, from its first line. */
function titleOf(line: string): { file: string; row: string } | undefined {
  const found = /^# (\d+)\. (.+)$/.exec(line)
  return found ? { file: `${found[1]?.padStart(3, '0')}-`, row: `${found[1]} | [${found[2]}` } : undefined
}

test('every decision that a text names has a file', async () => {
  const { stdout } = await promisify(execFile)(
    'git',
    ['grep', '-ohiE', 'decisions? [0-9]+((,| and) [0-9]+)*', '--', `:!${decisions}`, ':!tests/architecture'],
    { cwd: root },
  )
  const numbers = [...stdout.matchAll(/\d+/g)].map(([number]) => number.padStart(3, '0'))
  const names = await readdir(join(root, decisions))
  expect(numbers.filter((number) => !names.some((name) => name.startsWith(`${number}-`)))).toEqual([])
})

test('a name without a file is found, an example is not', () => {
  expect(filesNamedIn('See `site/no-such-file.ts`, `a.module.css`, `.client.tsx` and `site/blocks/x/x.tsx`.')).toEqual([
    'site/no-such-file.ts',
    'a.module.css',
  ])
})
