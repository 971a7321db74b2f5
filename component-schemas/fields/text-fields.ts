import { z } from 'zod'
import { readableText } from '../parse/readable-text.ts'
import { editorView, type Field, type Present, present, type WireField } from '../schema/field.ts'

export type TextOptions = {
  required?: true
  default?: string
  /** Whether each language has its own text. */
  translatable?: true
  /** Characters an editor may type; longer text that is already stored is still shown. */
  maxLength?: number
  minLength?: number
  /** Regular expression the editor's form demands, without slashes. */
  pattern?: string
}

/** Options of a text of its own in each language, of so many characters at most. */
export function translated(maxLength: number) {
  return { translatable: true, maxLength } as const
}

const words = z
  .string('Text is missing.')
  .transform((wire) => readableText(wire).trim())
  .refine((read) => read !== '', 'Text is missing.')

/** One line of text. */
export function text<const Options extends TextOptions>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, string>> {
  return { wire: textWire('text', { label, guidance }, options), schema: present(words, options) }
}

/** Several lines of plain text; line breaks are kept. */
export function textarea<const Options extends TextOptions>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, string>> {
  return { wire: textWire('textarea', { label, guidance }, options), schema: present(words, options) }
}

export type LinesOptions = { translatable?: true; maxLength?: number; maxLines?: number }

/** A list of short texts, one per line of a text area, without repetition. Absent is an empty list. */
export function lines(label: string, guidance: string, options: LinesOptions = {}): Field<readonly string[]> {
  const { maxLines, ...rest } = options
  const schema = z
    .string()
    .catch('')
    .transform((wire) => {
      const texts = readableText(wire).split(/\r?\n/)
      const resolved = texts.map((line) => line.trim()).filter((line) => line !== '')
      return [...new Set(resolved)].slice(0, maxLines)
    })
  return { wire: textWire('textarea', { label, guidance }, rest), schema }
}

const numbers = z.string().transform((wire, context) => {
  const parts = wire.split(/[\s,;-]+/).filter((part) => part !== '')
  const values = parts.map(Number)
  if (values.length > 0 && values.every(Number.isFinite)) return values
  context.addIssue('Not a list of numbers.')
  return z.NEVER
})

/** Numbers on one line, separated by blanks, commas or hyphens, such as `3-1-4-2`. Absent or bad is an empty list. */
export function numberList(label: string, guidance: string): Field<readonly number[]> {
  const pattern = '^[0-9.]+([ ,;-]+[0-9.]+)*$'
  return {
    wire: textWire('text', { label, guidance }, { pattern }),
    schema: present<readonly number[], { default: [] }>(numbers, { default: [] }),
  }
}

function textWire(
  type: 'text' | 'textarea',
  editor: { label: string; guidance: string },
  options: TextOptions = {},
): WireField {
  return {
    type,
    ...editorView(editor.label, editor.guidance, options),
    ...(options.maxLength !== undefined && { max_length: options.maxLength }),
    ...(options.minLength !== undefined && { minlength: options.minLength }),
    ...(options.pattern !== undefined && { regex: options.pattern }),
    ...(options.default !== undefined && { default_value: options.default }),
  }
}
