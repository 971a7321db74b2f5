import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointTables } from './endpoint-tables.ts'

test('the table of endpoints is that of the routes (node scripts/local-stack/endpoints/write-endpoints.ts rewrites it)', () => {
  expect(readFileSync(new URL('endpoints.md', import.meta.url), 'utf8')).toBe(endpointTables())
})
