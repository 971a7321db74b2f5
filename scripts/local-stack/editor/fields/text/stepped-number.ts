import type { WireField } from '../../services/wire-component.ts'
import { limitOf } from '../limit-of.ts'

/**
 * The number one step up or down, inside the field's limits and with its decimals.
 * @param direction 1 or -1
 * @returns digits with a point; a text that is no number counts as 0
 */
export function steppedNumber(field: WireField, text: string, direction: number): string {
  const decimals = limitOf(field.decimals) ?? 0
  const step = limitOf(field.steps) || 10 ** -decimals
  const from = Number(text)
  const next = (Number.isFinite(from) ? from : 0) + direction * step
  const least = limitOf(field.min_value) ?? -Infinity
  const most = limitOf(field.max_value) ?? Infinity
  const digits = Math.max(decimals, (String(step).split('.')[1] ?? '').length)
  return String(Number(Math.min(most, Math.max(least, next)).toFixed(digits)))
}
