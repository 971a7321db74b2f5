import type { WireField } from '../../services/wire-component.ts'
import { countIssue } from './count-issue.ts'
import type { FieldIssue } from './field-issue.ts'
import { fileIssue } from './file-issue.ts'
import { linkIssue } from './link-issue.ts'
import { momentIssue } from './moment-issue.ts'
import { numberIssue } from './number-issue.ts'
import { textIssue } from './text-issue.ts'

type Check = (field: WireField, value: unknown) => FieldIssue | undefined

/** Checks of a filled value, one row per type of field. */
export const checks: Readonly<Record<string, Check>> = {
  text: textIssue,
  textarea: textIssue,
  markdown: textIssue,
  number: numberIssue,
  datetime: (_, value) => momentIssue(value),
  option: (field, value) => listedIssue(field, [value]),
  options: (field, value) =>
    countIssue(value, { min: field.min_options, max: field.max_options }) ?? listedIssue(field, listOf(value)),
  bloks: (field, value) => countIssue(value, { min: field.minimum, max: field.maximum }),
  asset: (field, value) => fileIssue(field, [value]),
  multiasset: (field, value) =>
    countIssue(value, { min: field.minimum_entries, max: field.maximum_entries }) ?? fileIssue(field, listOf(value)),
  multilink: (_, value) => linkIssue(value),
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Only choices from the schema itself can be checked here; other sources are checked where they are read. */
function listedIssue(field: WireField, values: readonly unknown[]): FieldIssue | undefined {
  if (field.source && field.source !== 'self') return undefined
  const listed = new Set((field.options ?? []).map(({ value }) => value))
  const stranger = values.find((value) => typeof value !== 'string' || !listed.has(value))
  return stranger === undefined ? undefined : { word: 'notListed', values: { value: String(stranger) } }
}
