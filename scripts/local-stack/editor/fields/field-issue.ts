import type { WireField } from '../services/wire-component.ts'
import { isEmptyValue } from './is-empty-value.ts'
import { checks } from './issues/checks.ts'
import type { FieldMessage } from './messages/english.ts'

/** What is wrong with a value: a word of the dictionary and what fills its placeholders. */
export type FieldIssue = { word: FieldMessage; values?: Readonly<Record<string, string | number>> }

/**
 * What is wrong with a field's value by its own schema: required, lengths, pattern, limits, number of entries, kinds
 * of file. Undefined when nothing is.
 */
export function issueOf(field: WireField, value: unknown): FieldIssue | undefined {
  const isLayout = field.type === 'section' || field.type === 'tab'
  if (isLayout) return undefined
  if (isEmptyValue(value)) return field.required === true ? { word: 'needsValue' } : undefined
  return checks[field.type]?.(field, value)
}
