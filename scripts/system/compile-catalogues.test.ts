import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../settings.ts'
import { compileCatalogues } from './compile-catalogues.ts'

/** Below the root, so that the configuration finds its packages. */
const folder = join(root, '.data', `catalogues-${process.pid}`)
const messages = join(root, 'site/messages')

/** The folder as a fresh clone has it: nothing that git ignores. */
beforeAll(() => {
  for (const below of ['brand', 'messages', 'routing']) mkdirSync(join(folder, below), { recursive: true })
  for (const name of ['package.json', 'brand/served.ts', 'messages/lingui.config.ts', 'routing/locales.ts'])
    cpSync(join(root, 'site', name), join(folder, name))
  const committed = readdirSync(messages).filter((name) => !/^(..|pseudo)\.ts$/.test(name))
  for (const name of committed) cpSync(join(messages, name), join(folder, 'messages', name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a fresh clone gets every message module that the site imports', async () => {
  await compileCatalogues(folder)
  const imported = [...readFileSync(join(messages, 'catalogues.ts'), 'utf8').matchAll(/import\('\.\/(\w+\.ts)'\)/g)]
  expect(imported.length).toBeGreaterThan(8)
  expect(imported.filter(([, name = '']) => !existsSync(join(folder, 'messages', name)))).toEqual([])
  expect(readFileSync(join(folder, 'messages/es.ts'), 'utf8')).toContain('messages')
}, 120_000)
