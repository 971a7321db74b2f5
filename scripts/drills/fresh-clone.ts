import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkedClone, type Started } from './linked-clone.ts'

/**
 * Runs `npm run dev` in a clone of the last commit, with the packages of this folder: start to home page, then edits
 * of a schema, a message, a style and a component, saved in both ways. Prints the duration of each and the number of lines that the command printed.
 */
const ports = {
  SITE_PORT: process.env['DRILL_PORTS'] || '5200',
  CONTENT_PORT: process.env['DRILL_CONTENT_PORT'] || '5210',
}
const home = `http://localhost:${ports.SITE_PORT}/en`
const { clone, whileStarted, remove } = await linkedClone()

const sources = [
  {
    name: 'schema',
    file: 'component-schemas/blocks/accordion/schema.ts',
    pattern: /(label: ')[^']*'/,
    with: (mark: string) => `$1${mark}'`,
    shown: () => componentsText(),
  },
  {
    name: 'message',
    file: 'site/messages/en.po',
    pattern: /(msgid "Main menu"\nmsgstr ")[^"]*"/,
    with: (mark: string) => `$1${mark}"`,
    shown: async () => (await textOf(home)).text,
  },
  {
    name: 'style',
    file: 'site/ui/styles/page.css',
    pattern: /(:root \{ --drill: .* \}\n)?$/,
    with: (mark: string) => `:root { --drill: ${mark} }\n`,
    shown: () => stylesText(),
  },
  {
    name: 'component',
    file: 'site/page-kinds/layouts/header/main-menu.tsx',
    pattern: /id="main-menu"( data-drill="[^"]*")?/,
    with: (mark: string) => `id="main-menu" data-drill="${mark}"`,
    shown: async () => (await textOf(home)).text,
  },
]

try {
  await whileStarted(['--dev'], ports, drill)
} finally {
  await remove()
}

async function drill({ output, until }: Started): Promise<void> {
  await timed('home page', () => until(async () => (await textOf(home)).status === 200))
  // A watcher may lose a file with the save that replaces it: each save comes after one by rename.
  const rounds = (['renamed', 'in place', 'renamed', 'in place'] as const).entries()
  for (const [round, save] of rounds)
    for (const source of sources)
      await timed(`edit of a ${source.name}, ${save}`, async () => {
        const mark = `drilled-${round + 1}`
        await edit(join(clone, source.file), { pattern: source.pattern, replacement: source.with(mark), save })
        await until(async () => (await source.shown()).includes(mark))
      })
  process.stdout.write(`${output().split('\n').length} lines printed\n`)
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await work()
  process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

async function textOf(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(240_000) })
  return { status: response.status, text: await response.text() }
}

async function componentsText(): Promise<string> {
  const url = `http://localhost:${ports.CONTENT_PORT}/v1/spaces/100001/components`
  return (await textOf(url, { authorization: 'local-management' })).text
}

async function stylesText(): Promise<string> {
  const addresses = [...(await textOf(home)).text.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(
    ([, address]) => address ?? '',
  )
  const sheets = await Promise.all(addresses.map((address) => textOf(new URL(address, home).href)))
  return sheets.map(({ text }) => text).join('')
}

type Edit = { pattern: RegExp; replacement: string; save: 'renamed' | 'in place' }

async function edit(file: string, { pattern, replacement, save }: Edit): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(pattern, replacement)
  if (after === before) throw new Error(`${file} has nothing to edit.`)
  const written = save === 'renamed' ? `${file}.swap` : file
  await writeFile(written, after)
  if (written !== file) await rename(written, file)
}
