import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findingRows } from './reports/finding-rows.ts'

test('the table of findings in the README is the table in the code', async () => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')
  const wanted = Object.entries(findingRows).map(
    ([code, { severity, meaning }]) => `| \`${code}\` | ${severity} | ${meaning} |`,
  )
  const table = /\| code \| severity \| when \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)*)/.exec(readme)?.[1] ?? ''
  expect(table.trim().split('\n')).toEqual(wanted)
})
