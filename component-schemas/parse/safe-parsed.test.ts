import { expect, test } from 'vitest'
import { z } from 'zod'
import { safeParsed } from './safe-parsed.ts'

const uncomparable: unknown = JSON.parse('{"length":{"toString":1,"valueOf":1}}')

test.each([
  ['text', z.string().min(1)],
  ['list', z.array(z.string()).max(3)],
])('an object whose length cannot be compared is no %s', (_, schema) => {
  expect(safeParsed(schema, uncomparable).success).toBe(false)
  expect(safeParsed(z.object({ one: schema }), { one: uncomparable }).success).toBe(false)
})

test('returns what the schema makes of a value, and a sentence about one that cannot be compared', () => {
  expect(safeParsed(z.string().trim(), ' a ')).toEqual({ success: true, data: 'a' })
  expect(safeParsed(z.string().max(3), uncomparable).error?.issues).toMatchObject([
    { path: [], message: 'There is an object in place of a text or a list.' },
  ])
})
