import { z } from 'zod'
import { filledText } from '../parse/readable-text.ts'
import type { Field, Unsupported } from './field.ts'

const identity = z.looseObject({
  _uid: z.string().catch(''),
  _editable: filledText.optional().catch(undefined),
})

/**
 * The parser of a block: wire object in, content for renderers out.
 *
 * - A missing or invalid required field fails the block, with the field's name in the path of the problem.
 * - A missing, empty or invalid optional field is absent, or its default.
 * - Keys the block does not define are left out; `_uid` and `_editable` stay.
 * - An invalid nested item is left out of its list and noted in `_refused`.
 */
export function toZod<Content>(name: string, fields: Readonly<Record<string, Field>>): z.ZodType<Content> {
  const block: z.ZodType = identity.extend({ component: z.literal(name) }).transform((wire, context) => {
    const { _uid, _editable } = wire
    const content: Record<string, unknown> = { component: name, _uid, ...(_editable !== undefined && { _editable }) }
    const refused: Unsupported[] = []
    for (const [key, field] of Object.entries(fields)) {
      const value = readField(field, wire[key])
      if (!value.success) context.issues.push(...problemsOf(key, value.error, wire[key]))
      else if (value.data !== undefined) content[key] = value.data
      if (field.refused && hasMoreThan(wire[key], value.data)) refused.push(...field.refused(wire[key]))
    }
    if (refused.length > 0) content['_refused'] = refused
    return content
  })
  return block as z.ZodType<Content>
}

function readField(field: Field, wire: unknown) {
  return field.schema.safeParse(wire ?? undefined)
}

/** Whether a list of the wire has more items than were parsed. */
function hasMoreThan(wire: unknown, value: unknown): boolean {
  const read = Array.isArray(value) ? value.length : value === undefined ? 0 : 1
  return Array.isArray(wire) && wire.length > read
}

function problemsOf(key: string, error: z.ZodError, input: unknown) {
  return error.issues.map((issue) => ({
    code: 'custom' as const,
    input,
    path: [key, ...issue.path],
    message: issue.message,
  }))
}
