import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { watchSources } from './watch-sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'watched-'))
mkdirSync(join(folder, 'blocks/hero'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('runs after an edit below the folder, once more for edits meanwhile, and continues after a failure', async () => {
  const events: string[] = []
  let finish = () => {}
  const end = await watchSources({
    folder,
    isWatched: (path) => path.endsWith('.ts'),
    onChange: async () => {
      events.push('run')
      await new Promise<void>((resolve) => (finish = resolve))
      if (events.length === 1) throw new Error('no module')
    },
    onError: (error) => void events.push(String(error)),
  })
  const edit = (name: string) => writeFileSync(join(folder, 'blocks/hero', name), String(Math.random()))
  edit('notes.md')
  edit('schema.ts')
  edit('schema.ts')
  await expect.poll(() => events).toEqual(['run'])
  edit('examples.ts')
  finish()
  await expect.poll(() => events).toEqual(['run', 'Error: no module', 'run'])
  finish()
  end()
})

/** How programs save a file: into it, or beside it and then under its name (most editors, `sed -i`, `git checkout`). */
const saves = {
  'written in place': (path: string, text: string) => writeFileSync(path, text),
  'renamed over it': (path: string, text: string) => {
    writeFileSync(`${path}.swap`, text)
    renameSync(`${path}.swap`, path)
  },
  'removed and written': (path: string, text: string) => {
    rmSync(path)
    writeFileSync(path, text)
  },
}
const sources = ['blocks/hero/schema.ts', 'es.po', 'new/folder/schema.ts']
const rows = Object.entries(saves).flatMap(([how, save]) => sources.map((source) => ({ how, save, source })))

test.each(rows)('runs after each of five saves of $source, $how', async ({ save, source }) => {
  const path = join(folder, source)
  let runs = 0
  const end = await watchSources({
    folder,
    isWatched: (changed) => changed === source,
    onChange: async () => void (runs += 1),
    onError: (error) => expect.unreachable(String(error)),
  })
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, 'at first')
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  for (const number of [1, 2, 3, 4, 5]) {
    save(path, `save ${number}`)
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(number + 1)
  }
  end()
})
