import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The change log names files of earlier versions, decisions name what they replaced. */
const ofThePast = ['CHANGELOG.md', 'DECISIONS.md']

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

test('a name without a file is found, an example is not', () => {
  expect(filesNamedIn('See `site/no-such-file.ts`, `a.module.css`, `.client.tsx` and `site/blocks/x/x.tsx`.')).toEqual([
    'site/no-such-file.ts',
    'a.module.css',
  ])
})
