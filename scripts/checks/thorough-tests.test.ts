import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { thoroughSpecs, thoroughSuites } from './thorough-tests.ts'

test.each([...thoroughSpecs, ...thoroughSuites])('%s is a file of tests', (pattern) => {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/.next*/**'] })
  expect(files).toHaveLength(1)
})
