import { limitOf } from '../limit-of.ts'
import type { FieldIssue } from './field-issue.ts'

type Limits = { min?: number | string | undefined; max?: number | string | undefined }

/** Too few or too many entries of a list. */
export function countIssue(value: unknown, limits: Limits): FieldIssue | undefined {
  const count = Array.isArray(value) ? value.length : 0
  const min = limitOf(limits.min) ?? 0
  const max = limitOf(limits.max) ?? Infinity
  if (count < min) return { word: 'tooFewEntries', values: { min, count } }
  if (count > max) return { word: 'tooManyEntries', values: { max, count } }
  return undefined
}
