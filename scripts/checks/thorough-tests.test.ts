import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { thoroughSpecs, thoroughSuites } from './thorough-tests.ts'

test('each pattern names one file of tests, or a folder or kind that has some', () => {
  const files = globSync('{cms-plugin,component-schemas,scripts,site,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name.startsWith('.next'),
  })
  const wrong = [...thoroughSpecs, ...thoroughSuites].filter((pattern) => {
    const found = files.filter((file) => matchesGlob(file, pattern)).length
    return pattern.slice('**/'.length).includes('*') ? found === 0 : found !== 1
  })
  expect(wrong).toEqual([])
})
