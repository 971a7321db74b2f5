import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasFeature } from 'site/has-feature.fixture.ts'
import { expect, test } from 'vitest'
import { withFault } from './planted-fault.ts'
import { plantedFaults } from './planted-faults.ts'

const here = plantedFaults.filter(({ file }) => {
  const [, feature] = /^site\/features\/([^/]+)/.exec(file) ?? []
  return feature === undefined || hasFeature(feature)
})

test.each(here)('$name: its module still has the text that it replaces', (fault) => {
  const source = readFileSync(join(import.meta.dirname, '../..', fault.file), 'utf8')
  expect(withFault(source, fault)).not.toBe(source)
})

test('a text that a module does not have once is refused', () => {
  const fault = { name: 'f', world: 'pages', file: 'a.ts', find: 'x', instead: 'y' } as const
  expect(() => withFault('x x', fault)).toThrow('occurs 2 times in a.ts')
  expect(() => withFault('', fault)).toThrow('occurs 0 times')
})
