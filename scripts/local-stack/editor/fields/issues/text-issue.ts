import type { WireField } from '../../services/wire-component.ts'
import { limitOf } from '../limit-of.ts'
import type { FieldIssue } from './field-issue.ts'

/** Too long, too short, or not of the required pattern. An invalid pattern is ignored. */
export function textIssue(field: WireField, value: unknown): FieldIssue | undefined {
  const text = typeof value === 'string' ? value : String(value)
  const max = limitOf(field.max_length) ?? Infinity
  const min = limitOf(field.minlength) ?? 0
  if (text.length > max) return { word: 'tooLong', values: { max, count: text.length } }
  if (text.length < min) return { word: 'tooShort', values: { min, count: text.length } }
  const pattern = patternOf(field.regex)
  if (pattern?.test(text) === false) return { word: 'patternMismatch', values: { pattern: field.regex ?? '' } }
  return undefined
}

function patternOf(written: string | undefined): RegExp | undefined {
  if (!written) return undefined
  try {
    return new RegExp(written, 'u')
  } catch {
    return undefined
  }
}
