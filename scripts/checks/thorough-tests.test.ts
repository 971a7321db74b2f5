import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { thoroughSpecs, thoroughSuites } from './thorough-tests.ts'

test('each pattern names files of tests', () => {
  const files = globSync('{cms-plugin,component-schemas,scripts,site,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name.startsWith('.next'),
  })
  const unknown = [...thoroughSpecs, ...thoroughSuites].filter(
    (pattern) => !files.some((file) => matchesGlob(file, pattern)),
  )
  expect(unknown).toEqual([])
})
