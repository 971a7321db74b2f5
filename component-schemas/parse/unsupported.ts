import { z } from 'zod'
import type { Unsupported } from '../schema/field.ts'
import { isObject } from './is-object.ts'
import { filledText } from './readable-text.ts'

const label = z.looseObject({
  component: z.string().catch(''),
  _uid: z.string().catch(''),
  _editable: filledText.optional().catch(undefined),
})

/** An item of a story that cannot be rendered, with the reason. Never throws for any `wire`. */
export function unsupported(wire: unknown, reason: string): Unsupported {
  const known = label.safeParse(wire)
  if (!known.success) return { component: 'unsupported', _uid: '', name: '', reason }
  const { component, _uid, _editable } = known.data
  return { component: 'unsupported', _uid, name: component, reason, ...(_editable === undefined ? {} : { _editable }) }
}

/** Reads one item as one of `blocks`; an unknown or broken item becomes `Unsupported`. */
export function parseOneOf<Content>(
  blocks: readonly { name: string; content: z.ZodType<Content> }[],
  wire: unknown,
): Content | Unsupported {
  const named = label.safeParse(wire)
  if (!named.success) return unsupported(wire, 'Not a block: expected an object.')
  const block = blocks.find((candidate) => candidate.name === named.data.component)
  if (!block) return unsupported(wire, `No block named "${named.data.component}" may stand here.`)
  const parsed = block.content.safeParse(wire)
  return parsed.success ? parsed.data : unsupported(wire, z.prettifyError(parsed.error))
}

export function isUnsupported(block: unknown): block is Unsupported {
  return isObject(block) && block['component'] === 'unsupported'
}
