import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

/** A copy of the module, as each bundle of the framework has one. */
async function copyOfRuntime() {
  vi.resetModules()
  return await import('./runtime.ts')
}

test('copies of a module share a part, which is opened at its first use', async () => {
  const open = vi.fn(() => new Map<string, number>())
  const [one, two] = [(await copyOfRuntime()).runtimePart, (await copyOfRuntime()).runtimePart]
  expect(one).not.toBe(two)
  const [ofOne, ofTwo] = [one('names', open), two('names', open)]
  expect(open).not.toHaveBeenCalled()
  ofOne().set('a', 1)
  expect(ofTwo().get('a')).toBe(1)
  expect(open).toHaveBeenCalledOnce()
})

test('each part has one definition, and nothing else of the site hangs on globalThis', () => {
  const site = join(import.meta.dirname, '..')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.next|\.test\.|runtime\.ts$/.test(file))
    .map((file) => readFileSync(join(site, file), 'utf8'))
  const names = files.flatMap((text) => [...text.matchAll(/runtimePart\(\s*'([\w-]+)'/g)].map(([, name]) => name))
  expect(names).toEqual([...new Set(names)])
  expect(names.length).toBeGreaterThan(15)
  expect(files.filter((text) => text.includes("Symbol.for('site."))).toEqual([])
})
