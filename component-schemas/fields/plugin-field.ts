import type { z } from 'zod'
import { type Field, type Present, present } from '../schema/field.ts'

export type PluginOptions<Value> = {
  required?: true
  translatable?: true
  /** Name of the field type in the space. */
  fieldType: string
  /** How the site reads what the plugin stores. */
  schema: z.ZodType<Value>
}

/** A value that a field plugin edits: stored by the CMS as it is. */
export function plugin<Value, const Options extends PluginOptions<Value>>(
  label: string,
  guidance: string,
  options: Options & PluginOptions<Value>,
): Field<Present<Options, Value>> {
  return {
    wire: {
      type: 'custom',
      display_name: label,
      description: guidance,
      field_type: options.fieldType,
      options: [],
      ...(options.required && { required: true }),
      ...(options.translatable && { translatable: true }),
    },
    schema: present(options.schema, options),
  }
}
