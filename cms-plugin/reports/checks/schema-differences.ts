import { isDeepStrictEqual } from 'node:util'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { editorsFieldKeys } from 'component-schemas/schema/editors-field-keys.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import type { Phrase } from '../messages/finding-messages.ts'
import type { SpaceComponent } from '../space-component.ts'

/** One block or field that is not the same in the space and in the repository. */
export type SchemaDifference = {
  component: string
  /** Undefined when the whole block is meant, or its settings. */
  field?: string
  /** The difference. */
  value: Phrase
}

/** Settings of a block that the repository states. */
const settings = ['display_name', 'description', 'icon', 'color', 'preview_field', 'is_root', 'is_nestable'] as const

/**
 * The differences between the blocks of the space and those of the repository, block by block and field by field. Settings of
 * editors are left out; groups, entries and presets are `npm run schemas:check`'s affair.
 */
export function schemaDifferences(
  blocks: readonly Block[],
  components: readonly SpaceComponent[],
): readonly SchemaDifference[] {
  const there = new Map(components.map((component) => [component.name, component]))
  const own = new Set(blocks.map(({ name }) => name))
  return [
    ...blocks.flatMap((block) => ofBlock(block, there.get(block.name))),
    ...components
      .filter(({ name }) => !own.has(name))
      .map(({ name }) => ({
        component: name,
        value: { phrase: 'blockInSpaceOnly', values: { block: name } } as const,
      })),
  ]
}

function ofBlock(block: Block, there: SpaceComponent | undefined): SchemaDifference[] {
  const { name: component } = block
  if (!there) return [{ component, value: { phrase: 'blockInRepositoryOnly', values: { block: component } } }]
  const wanted = toWire(block)
  const changed = settings.filter((key) => !isSame(wanted[key], there[key]))
  const fields = Object.entries(wanted.schema).flatMap(([field, wire]) => {
    const value = differenceOf(`${component}.${field}`, wire, there.schema[field])
    return value === undefined ? [] : [{ component, field, value }]
  })
  const further = Object.keys(there.schema).filter((field) => !Object.hasOwn(wanted.schema, field))
  return [
    ...(changed.length > 0 ? [{ component, value: differs(component, changed) }] : []),
    ...fields,
    ...further.map((field) => ({
      component,
      field,
      value: { phrase: 'fieldInSpaceOnly', values: { name: `${component}.${field}` } } as const,
    })),
  ]
}

type Wire = Readonly<Record<string, unknown>>

function differenceOf(name: string, wanted: Wire, there: Wire | undefined): Phrase | undefined {
  if (!there) return { phrase: 'fieldInRepositoryOnly', values: { name } }
  const keys = new Set([...Object.keys(wanted), ...Object.keys(there)].filter((key) => !editorsFieldKeys.includes(key)))
  const changed = [...keys].filter((key) => !isSame(wanted[key], there[key]))
  return changed.length > 0 ? differs(name, changed) : undefined
}

function differs(name: string, keys: readonly string[]): Phrase {
  return { phrase: 'differs', values: { name, keys: keys.join(', ') } }
}

/** The API answers null or an empty text where nothing was given. */
function isSame(wanted: unknown, there: unknown): boolean {
  return isDeepStrictEqual(wanted || undefined, there || undefined)
}
