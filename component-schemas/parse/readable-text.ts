import { z } from 'zod'

/** Invalid in HTML: control characters besides tab and line ends (HTML standard, section 13.2.3.5). */
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g

/**
 * Removes characters that are invalid in HTML. An import may leave control characters and lone surrogates in a story; a
 * browser drops or replaces them, which breaks hydration.
 */
export function readableText(words: string): string {
  return words.toWellFormed().replace(unreadable, '')
}

/** A text that is not empty. `min(1)` compares the length of whatever has one, and the comparison of some objects throws. */
export const filledText = z.string().refine((words) => words !== '')

/** Readable text without blanks around it; anything else, and text without a letter, is absent. */
export const optionalText = z
  .string()
  .transform((wire) => readableText(wire).trim())
  .refine((words) => words !== '')
  .optional()
  .catch(undefined)
