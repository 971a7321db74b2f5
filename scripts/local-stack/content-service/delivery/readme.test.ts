import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referenceTables } from './reference-tables.fixture.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

describe('README', () => {
  test.each(Object.entries(referenceTables()))('the section "%s" matches the code', (_, text) => {
    expect(readme).toContain(text)
  })
})
