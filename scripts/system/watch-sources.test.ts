import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const end = watchSources({
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
