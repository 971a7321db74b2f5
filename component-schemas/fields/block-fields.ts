import { z } from 'zod'
import { isUnsupported, parseOneOf } from '../parse/unsupported.ts'
import type { Block, ContentOf } from '../schema/define-block.ts'
import { editorView, type Field, type Present, present, type Unsupported, type WireField } from '../schema/field.ts'

type AnyBlock = Pick<Block, 'name'> & { content: z.ZodType<{ component: string; _uid: string }> }
type Allowed = { allow: readonly AnyBlock[] }
type ItemOf<Options extends Allowed> = ContentOf<Options['allow'][number]>

type BlocksOptions = { required?: true; min?: number; max?: number }

/** Nested blocks of the given kinds, in the editor's order; invalid ones are left out and noted in `_refused`. */
export function blocks<const Options extends Allowed & BlocksOptions>(
  label: string,
  guidance: string,
  options: Options,
): Field<readonly ItemOf<Options>[]> {
  const { allow, required, min, max } = options
  const usable = list.transform((wire) => readAll<ItemOf<Options>>(allow, wire).filter(isUsable))
  return {
    wire: bloksWire({ label, guidance }, { required, max, min: min ?? (required ? 1 : undefined) }),
    nests: allow,
    schema: required ? usable.refine((items) => items.length > 0, 'At least one item is needed.') : usable,
    refused: (wire) => refusedIn(allow, wire),
  }
}

/** Exactly one nested block, or none when it is not required. */
export function oneBlock<const Options extends Allowed & { required?: true }>(
  label: string,
  guidance: string,
  options: Options,
): Field<Present<Options, ItemOf<Options>>> {
  const { allow, required } = options
  const first = list.transform((wire, context): ItemOf<Options> => {
    const item = readAll<ItemOf<Options>>(allow, wire).find(isUsable)
    if (item !== undefined) return item
    context.addIssue('The block is missing.')
    return z.NEVER
  })
  return {
    wire: bloksWire({ label, guidance }, { required, max: 1, min: required ? 1 : undefined }),
    nests: allow,
    schema: present<ItemOf<Options>, Options>(first, options),
    refused: (wire) => refusedIn(allow, wire),
  }
}

/** The body of a page: invalid blocks keep their position as `unsupported`, so that an editor sees where they are. */
export function pageBody<const Options extends Allowed>(
  label: string,
  guidance: string,
  options: Options,
): Field<readonly (ItemOf<Options> | Unsupported)[]> {
  const { allow } = options
  return {
    wire: bloksWire({ label, guidance }, {}),
    nests: allow,
    schema: list.transform((wire) => readAll<ItemOf<Options>>(allow, wire)),
  }
}

const list = z.array(z.unknown()).catch([])

function readAll<Item>(nested: readonly AnyBlock[], wire: readonly unknown[]): (Item | Unsupported)[] {
  return wire.map((item) => parseOneOf(nested, item) as Item | Unsupported)
}

function isUsable<Item>(item: Item | Unsupported): item is Item {
  return !isUnsupported(item)
}

function refusedIn(nested: readonly AnyBlock[], wire: unknown): readonly Unsupported[] {
  return Array.isArray(wire) ? wire.map((item) => parseOneOf(nested, item)).filter(isUnsupported) : []
}

function bloksWire(
  editor: { label: string; guidance: string },
  options: { required?: true | undefined; min?: number | undefined; max?: number | undefined },
): WireField {
  return {
    type: 'bloks',
    ...editorView(editor.label, editor.guidance, options),
    ...(options.min !== undefined && { minimum: options.min }),
    ...(options.max !== undefined && { maximum: options.max }),
  }
}
