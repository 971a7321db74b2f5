import type { z } from 'zod'
import { editorView, type Field, type Present, present } from '../schema/field.ts'

export type PluginOptions<Value> = {
  required?: true
  translatable?: true
  /** Name of the field type in the space. */
  fieldType: string
  /** Parser of the stored value. */
  schema: z.ZodType<Value>
}

/** A value of a field plugin, which the CMS stores unchanged. */
export function plugin<Value, const Options extends PluginOptions<Value>>(
  label: string,
  guidance: string,
  options: Options & PluginOptions<Value>,
): Field<Present<Options, Value>> {
  return {
    wire: { type: 'custom', ...editorView(label, guidance, options), field_type: options.fieldType, options: [] },
    schema: present(options.schema, options),
  }
}
