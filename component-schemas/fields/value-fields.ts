import { z } from 'zod'
import { editorView, type Field, type Present, present } from '../schema/field.ts'

export type NumberOptions = {
  required?: true
  default?: number
  min?: number
  max?: number
  /** Digits after the decimal point; 0 when not given. */
  decimals?: number
}

/**
 * A number; the unit belongs into the field's name (`bladeLengthMm`).
 * The wire form is a numeric string (Storyblok docs, number field); a value outside the limits is bad.
 */
export function number<const Options extends NumberOptions>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, number>> {
  const given: NumberOptions = options ?? {}
  return {
    wire: {
      type: 'number',
      ...editorView(label, guidance, given),
      decimals: given.decimals ?? 0,
      ...(given.min !== undefined && { min_value: given.min }),
      ...(given.max !== undefined && { max_value: given.max }),
      ...(given.default !== undefined && { default_value: String(given.default) }),
    },
    schema: present(numeric(given), options),
  }
}

function numeric({ min = -Infinity, max = Infinity }: NumberOptions): z.ZodType<number> {
  return z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?(\d+(\.\d*)?|\.\d+)$/, 'Not a number.')
        .transform(Number),
    ])
    .refine((value) => value >= min && value <= max, 'The number is outside its limits.')
}

/** A yes or no; absent means the default, which is no unless stated. */
export function flag(label: string, guidance: string, options: { default?: boolean } = {}): Field<boolean> {
  const fallback = options.default ?? false
  return {
    wire: { type: 'boolean', ...editorView(label, guidance), inline_label: true, default_value: fallback },
    schema: z.boolean().catch(fallback),
  }
}

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/)
  .transform((wire) => `${wire.replace(' ', 'T')}${wire.length === 10 ? 'T00:00' : ''}Z`)
  .refine((iso) => !Number.isNaN(Date.parse(iso)), 'Not a date.')
  .transform((iso) => new Date(iso).toISOString())

/** A point in time, ISO 8601 in UTC after parsing; the wire form is `YYYY-MM-DD HH:mm` in UTC. */
export function datetime<const Options extends { required?: true }>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, string>> {
  return {
    wire: { type: 'datetime', ...editorView(label, guidance, options) },
    schema: present(moment, options),
  }
}
