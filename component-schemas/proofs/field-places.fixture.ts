import type { Block } from '../schema/define-block.ts'
import type { WireBlock } from '../schema/example-values.ts'
import type { Field } from '../schema/field.ts'
import { registry } from '../schema/registry.ts'
import { blockNamed, isRequired } from './block-content.fixture.ts'
import { fieldContent } from './field-content.fixture.ts'

/** A field an editor fills, and how content of its page block looks with another value there. */
export type FieldPlace = {
  /** `block.field`; of the item where the field belongs to one. */
  name: string
  /** The page block that renders it. */
  pageBlock: Block
  field: Field
  put: (content: WireBlock, value: unknown) => WireBlock
}

/** Every field of every page block and of the items inside, once for each page block that may contain them. */
export function fieldPlaces(): FieldPlace[] {
  return registry.pageBlocks.flatMap((pageBlock: Block) =>
    Object.entries(pageBlock.fields).flatMap(([name, field]) => [
      { name: `${pageBlock.name}.${name}`, pageBlock, field, put: putOwn(name) },
      ...(field.wire.type === 'bloks' ? (field.nests ?? []) : []).flatMap((item) =>
        placesInItem(pageBlock, name, item),
      ),
    ]),
  )
}

function placesInItem(pageBlock: Block, list: string, item: { name: string }): FieldPlace[] {
  return Object.entries(blockNamed(item.name).fields).map(([name, field]) => ({
    name: `${item.name}.${name}`,
    pageBlock,
    field,
    put: (content, value) => ({
      ...content,
      [list]: itemsOf(content[list]).map((one) => (one.component === item.name ? { ...one, [name]: value } : one)),
    }),
  }))
}

function putOwn(name: string): FieldPlace['put'] {
  return (content, value) => ({
    ...content,
    [name]: typeof value === 'function' ? value(content[name]) : value,
  })
}

function itemsOf(value: unknown): readonly WireBlock[] {
  return Array.isArray(value) ? value : []
}

/** Values with pairwise different meanings, including absence where the field has no default. */
export function differentValues(field: Field): unknown[] {
  if (field.wire.type === 'bloks') {
    const all = (items: unknown) => items
    const first = (items: unknown) => itemsOf(items).slice(0, 1)
    return [all, first]
  }
  const hasDefault = 'default_value' in field.wire && field.wire.default_value !== undefined
  const values = fieldContent(field).different
  return isRequired(field) || hasDefault ? [...values] : [undefined, ...values]
}
