import { getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { richTextExtensions } from './extensions.ts'

/** The rules of a stored text, without an editor around them. */
export function richTextSchema(): Schema {
  return getSchema(richTextExtensions())
}
