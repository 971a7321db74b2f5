import type { WireField } from '../../services/wire-component.ts'
import { limitOf } from '../limit-of.ts'
import type { FieldIssue } from './field-issue.ts'

const digits = /^-?(\d+(\.\d*)?|\.\d+)$/

/** Not a number, outside the limits, too many decimals, or between the steps. */
export function numberIssue(field: WireField, value: unknown): FieldIssue | undefined {
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
