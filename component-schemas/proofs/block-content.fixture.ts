import fc from 'fast-check'
import type { Block } from '../schema/define-block.ts'
import type { WireBlock } from '../schema/example-values.ts'
import { node, richDocument } from '../schema/example-values.ts'
import type { Field } from '../schema/field.ts'
import { blocksByName } from '../schema/registry.ts'
import { fieldContent } from './field-content.fixture.ts'
import { documentArbitrary, wordsOf } from './rich-document.fixture.ts'

/** Content of a block in wire form, derived from its definition, as the editor's form would store it. */

/** Required fields alone, each as small as it may be. */
export function leastContent(block: Block): WireBlock {
  return withIdentities(contentOf(block, leastValue))
}

/** Every field, each as large as it may be; lists as long as they may be. */
export function mostContent(block: Block): WireBlock {
  return withIdentities(contentOf(block, mostValue))
}

/** Any content the editor's form accepts; fields that need not be there are sometimes missing. */
export function anyContent(block: Block): fc.Arbitrary<WireBlock> {
  return anyValueOf(block).map(withIdentities)
}

/** The definition of a block, by its name. */
export function blockNamed(name: string): Block {
  const found = blocksByName.get(name)
  if (!found) throw new Error(`The registry has no block ${name}`)
  return found
}

export function isRequired({ wire }: Field): boolean {
  return 'required' in wire && wire.required === true
}

type Bare = Readonly<Record<string, unknown>>

function contentOf(block: Block, valueOf: (field: Field) => unknown): Bare {
  const values = Object.entries(block.fields).map(([name, field]) => [name, valueOf(field)] as const)
  return { component: block.name, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) }
}

function leastValue(field: Field): unknown {
  if (!isRequired(field)) return undefined
  if (field.wire.type !== 'bloks') return fieldContent(field).least
  return nestedIn(field)
    .slice(0, 1)
    .map((block) => contentOf(block, leastValue))
}

function mostValue(field: Field): unknown {
  const nested = nestedIn(field)
  if (field.wire.type === 'richtext' && nested.length > 0) {
    const body = nested.map((block) => contentOf(block, mostValue))
    return richDocument(...wordsOf('Antes.').content, { type: 'blok', attrs: { body } }, node('paragraph'))
  }
  if (field.wire.type !== 'bloks') return fieldContent(field).most
  const { maximum = 12 } = field.wire
  const repeated = Array.from({ length: maximum }, () => nested).flat()
  return repeated.slice(0, maximum).map((block) => contentOf(block, mostValue))
}

function anyValueOf(block: Block): fc.Arbitrary<Bare> {
  const fields = Object.entries(block.fields).map(([name, field]) => {
    const value = anyValue(field)
    return [name, isRequired(field) ? value : fc.option(value, { nil: undefined })] as const
  })
  return fc.record(Object.fromEntries(fields)).map((values) => ({ component: block.name, ...given(values) }))
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  const nested = nestedIn(field)
  if (field.wire.type === 'bloks') {
    const { minimum = 0, maximum = 3 } = field.wire
    const item = fc.oneof(...nested.map(anyValueOf))
    return fc.array(item, { minLength: minimum, maxLength: Math.min(maximum, Math.max(minimum, 3)) })
  }
  if (field.wire.type !== 'richtext' || nested.length === 0) return fieldContent(field).any
  const body = fc.array(fc.oneof(...nested.map(anyValueOf)), { minLength: 1, maxLength: 2 })
  return fc
    .tuple(documentArbitrary(), fc.option(body))
    .map(([document, blocks]) =>
      blocks ? richDocument(...document.content, { type: 'blok', attrs: { body: blocks } }) : document,
    )
}

function nestedIn({ nests = [] }: Field): Block[] {
  return nests.map(({ name }) => blockNamed(name))
}

function given(values: Readonly<Record<string, unknown>>): Bare {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Every block inside gets an identity of its own, as the CMS gives one to each. */
function withIdentities(content: Bare): WireBlock {
  let count = 0
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('component' in value)) return value
    count += 1
    return { ...value, _uid: `uid-${count}` }
  }) as WireBlock
}
