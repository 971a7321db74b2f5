import 'server-only'
import type { Unsupported } from 'component-schemas/schema/field.ts'

/**
 * Every block of parsed content that is not shown: in a body, in a list of items (`_refused`), between the paragraphs of
 * a text.
 */
export function refusedIn(content: unknown): Unsupported[] {
  if (Array.isArray(content)) return content.flatMap(refusedIn)
  if (typeof content !== 'object' || content === null) return []
  if (isUnsupported(content)) return [content]
  return Object.values(content).flatMap(refusedIn)
}

function isUnsupported(value: object): value is Unsupported {
  return 'component' in value && value.component === 'unsupported'
}
