import type { WireField } from '../services/wire-component.ts'
import { isEmptyValue } from './is-empty-value.ts'
import { checks } from './issues/checks.ts'
import type { FieldIssue } from './issues/field-issue.ts'

/**
 * The issue of a field's value under its own schema: required, lengths, pattern, limits, number of entries, kinds of
 * file. Undefined when the value is valid.
 */
export function issueOf(field: WireField, value: unknown): FieldIssue | undefined {
  const isLayout = field.type === 'section' || field.type === 'tab'
  if (isLayout) return undefined
  if (isEmptyValue(value)) return field.required === true ? { word: 'needsValue' } : undefined
  return checks[field.type]?.(field, value)
}
