import { describe, expect, test } from 'vitest'
import { blockIcons } from './block-icon.ts'
import type { Block } from './define-block.ts'
import type { Field } from './field.ts'
import { groups } from './groups.ts'
import { registry } from './registry.ts'

const sentence = /[.?!")]$/

/** Required metadata of every block. */
const blockRules: Readonly<Record<string, (block: Block) => boolean>> = {
  'has a name for editors': ({ label }) => label.length > 2 && label.length <= 40,
  'says when to use it': ({ description }) => description.length >= 20 && sentence.test(description),
  'has an icon the CMS knows': ({ icon }) => (blockIcons as readonly string[]).includes(icon),
  'has a colour': ({ color }) => /^#[0-9A-F]{6}$/i.test(color),
  'stands in a folder': ({ group }) => groups.includes(group),
  'is named in lists by one of its texts': ({ previewField, fields }) =>
    previewField !== undefined ? Object.hasOwn(fields, previewField) : !Object.values(fields).some(isText),
}

/** Required metadata of every field. A rule may apply to some kinds of field only. */
const fieldRules: Readonly<Record<string, (field: Field) => boolean>> = {
  'has a label and help': ({ wire }) => wire.display_name !== '' && sentence.test(wire.description),
  'limits its text': ({ wire }) =>
    (wire.type !== 'text' && wire.type !== 'textarea') || wire.max_length !== undefined || wire.regex !== undefined,
  'limits its number': ({ wire }) =>
    wire.type !== 'number' || (wire.min_value !== undefined && wire.max_value !== undefined),
  'limits its list': ({ wire }) => {
    if (wire.type === 'bloks') return wire.maximum !== undefined
    if (wire.type === 'multiasset') return wire.maximum_entries !== undefined
    return !('source' in wire) || wire.type !== 'options' || wire.source !== 'internal_stories' || hasMost(wire)
  },
  'says which blocks it may hold': ({ wire, nests = [] }) => wire.type !== 'bloks' || nests.length > 0,
  'has a default that may be chosen': ({ wire }) => {
    if (!('options' in wire) || !('default_value' in wire)) return true
    return wire.options?.some(({ value }) => value === wire.default_value) === true
  },
  'needs no default where it must be filled': ({ wire }) =>
    !('required' in wire && wire.required && 'default_value' in wire && wire.default_value !== undefined),
}

function isText({ wire }: Field): boolean {
  return wire.type === 'text'
}

function hasMost(wire: object): boolean {
  return 'max_options' in wire && wire.max_options !== undefined
}

describe.each(Object.entries(blockRules))('every block %s', (_, isKept) => {
  test.each(registry.blocks.map((block): [string, Block] => [block.name, block]))('%s', (_name, block) => {
    expect(isKept(block)).toBe(true)
  })
})

const fields = registry.blocks.flatMap((block: Block) =>
  Object.entries(block.fields).map(([name, field]) => ({
    at: `${block.name}.${name}`,
    field,
    isEndless: block.isContentType && name === 'body',
  })),
)

test.each(Object.entries(fieldRules))('every field %s', (rule, isKept) => {
  // The body of a story ends where the story ends.
  const checked = rule === 'limits its list' ? fields.filter(({ isEndless }) => !isEndless) : fields
  expect(checked.filter(({ field }) => !isKept(field)).map(({ at }) => at)).toEqual([])
})
