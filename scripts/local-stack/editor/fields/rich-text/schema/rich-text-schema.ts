import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { richTextExtensions } from './extensions.ts'

/** The schema of a stored text, without an editor. */
export function richTextSchema(): Schema {
  return getSchema(richTextExtensions())
}
