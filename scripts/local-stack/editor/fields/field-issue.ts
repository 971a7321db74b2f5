import { isObject } from '../../is-object.ts'
import type { WireField } from '../services/wire-component.ts'
import { isEmptyValue } from './is-empty-value.ts'
import { linkIssue } from './issues/link-issue.ts'
import { limitOf } from './limit-of.ts'
import { fileNameOf, isAllowedFile } from './media/file-kind.ts'
import type { FieldIssue } from './messages/field-messages.ts'

/** The issue of a value under the schema of its field; undefined when the value is valid. */
export function issueOf(field: WireField, value: unknown): FieldIssue | undefined {
  const isLayout = field.type === 'section' || field.type === 'tab'
  if (isLayout) return undefined
  if (isEmptyValue(value)) return field.required === true ? { word: 'needsValue' } : undefined
  return checks[field.type]?.(field, value)
}

type Check = (field: WireField, value: unknown) => FieldIssue | undefined

/** Checks of a filled value, one row per type of field. */
const checks: Readonly<Record<string, Check>> = {
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

/** Too long, too short, or not of the required pattern. An invalid pattern is ignored. */
function textIssue(field: WireField, value: unknown): FieldIssue | undefined {
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

const digits = /^-?(\d+(\.\d*)?|\.\d+)$/

/** Not a number, outside the limits, too many decimals, or between the steps. */
function numberIssue(field: WireField, value: unknown): FieldIssue | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!digits.test(text)) return { word: 'notNumber' }
  const number = Number(text)
  const min = limitOf(field.min_value) ?? -Infinity
  const max = limitOf(field.max_value) ?? Infinity
  if (number < min) return { word: 'numberTooSmall', values: { min } }
  if (number > max) return { word: 'numberTooLarge', values: { max } }
  return gridIssue(field, text)
}

function gridIssue(field: WireField, text: string): FieldIssue | undefined {
  const count = limitOf(field.decimals)
  const step = limitOf(field.steps)
  if (count !== undefined && (text.split('.')[1] ?? '').length > count)
    return { word: 'tooManyDecimals', values: { count } }
  if (!step) return undefined
  const times = Number(text) / step
  // Floating point: 0.3 / 0.1 is 2.9999999999999996.
  return Math.abs(times - Math.round(times)) < 1e-9 ? undefined : { word: 'notStep', values: { step } }
}

/** Not `YYYY-MM-DD`, with or without `HH:mm`, or a day that does not exist. */
function momentIssue(value: unknown): FieldIssue | undefined {
  const [, day, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2})(?::\d{2})?)?$/.exec(typeof value === 'string' ? value : '') ?? []
  const date = new Date(`${day}T${time}:00Z`)
  // Date rolls 30 February over to March.
  const isReal = day !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return isReal ? undefined : { word: 'notDate' }
}

type Limits = { min?: number | string | undefined; max?: number | string | undefined }

/** Too few or too many entries of a list. */
function countIssue(value: unknown, limits: Limits): FieldIssue | undefined {
  const count = Array.isArray(value) ? value.length : 0
  const min = limitOf(limits.min) ?? 0
  const max = limitOf(limits.max) ?? Infinity
  if (count < min) return { word: 'tooFewEntries', values: { min, count } }
  if (count > max) return { word: 'tooManyEntries', values: { max, count } }
  return undefined
}

/** The file's kind is not allowed by the field. */
function fileIssue(field: WireField, values: readonly unknown[]): FieldIssue | undefined {
  const names = values.map((value) => (isObject(value) ? String(value['filename'] ?? '') : ''))
  const wrong = names.find((name) => name !== '' && !isAllowedFile(name, field.filetypes))
  return wrong === undefined ? undefined : { word: 'wrongFileKind', values: { name: fileNameOf(wrong) } }
}
