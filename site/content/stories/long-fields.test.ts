import { contentTypes } from 'component-schemas/schema/registry.ts'
import { expect, test } from 'vitest'
import { longFields } from './long-fields.ts'

const longTypes: readonly string[] = ['bloks', 'richtext', 'multiasset', 'custom']

test('every long field of every kind of story is named, and no other', () => {
  const long = contentTypes.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { wire }]) => (longTypes.includes(wire.type) ? [name] : [])),
  )
  expect(longFields).toEqual([...new Set(long)].toSorted())
})
