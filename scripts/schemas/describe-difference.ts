import { isDeepStrictEqual } from 'node:util'
import { isObject } from 'component-schemas/parse/is-object.ts'

/** Longer values are shown from their first difference (characters). */
const longestValue = 100
const before = 30

/**
 * Describes the difference between two values in one line: added and removed members of a list, keys of an object, the
 * changed part of a long text. No difference is cut off.
 */
export function describeDifference(from: unknown, to: unknown): string {
  if (Array.isArray(from) && Array.isArray(to)) return listDifference(from, to)
  if (isObject(from) && isObject(to)) return keyDifferences(from, to)
  return sides(textOf(from), textOf(to))
}

/** A value that exists on one side only; a list is shown with all its members. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`
  const text = textOf(value)
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text
}

function listDifference(from: readonly unknown[], to: readonly unknown[]): string {
  if (from.length === to.length && [...from, ...to].every(isObject)) return keyDifferences({ ...from }, { ...to })
  const [added, removed] = [without(to, from), without(from, to)]
  if (added.length + removed.length === 0) return `another order: ${textOf(from)} → ${textOf(to)}`
  return [
    ...(added.length > 0 ? [`+ ${added.map(textOf).join(', ')}`] : []),
    ...(removed.length > 0 ? [`- ${removed.map(textOf).join(', ')}`] : []),
  ].join('; ')
}

/** Members of a list that another one lacks; duplicates count. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = [...other]
  return list.filter((member) => {
    const at = left.findIndex((one) => isDeepStrictEqual(one, member))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function keyDifferences(from: Readonly<Record<string, unknown>>, to: Readonly<Record<string, unknown>>): string {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return keys
    .filter((key) => !isDeepStrictEqual(from[key], to[key]))
    .map((key) => `${key}: ${describeDifference(from[key], to[key])}`)
    .join('; ')
}

function sides(from: string, to: string): string {
  if (Math.max(from.length, to.length) <= longestValue) return `${from} → ${to}`
  const first = from.split('').findIndex((letter, at) => letter !== to[at])
  const start = Math.max(0, (first < 0 ? from.length : first) - before)
  return `${part(from, start)} → ${part(to, start)}`
}

function part(text: string, start: number): string {
  const end = start + longestValue
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}
