import { ProtocolError } from '../protocol-error.ts'
import type { Filter, Literal } from './filter.ts'
import { facetOrTag, isComparison } from './parse-filter.ts'

/** Parses one item of a filter list, such as `brand:-Norte` or `price>=10`. */
export type ReadLiteral = (text: string) => Literal

/**
 * `facetFilters`, `numericFilters`, `tagFilters`, `optionalFilters`: a text, or a list whose items are joined by AND
 * and whose inner lists are joined by OR.
 * @throws ProtocolError 400 for any other value
 */
export function parseFilterList(value: unknown, name: string, read: ReadLiteral): Filter {
  if (value === undefined) return []
  if (typeof value === 'string') return value.split(',').map((part) => [read(part.trim())])
  if (!Array.isArray(value)) throw invalid(name)
  const groups = value.map((item) => {
    if (typeof item === 'string') return [read(item)]
    if (!Array.isArray(item)) throw invalid(name)
    return item.map((part) => {
      if (typeof part !== 'string') throw invalid(name)
      return read(part)
    })
  })
  return groups.filter((group) => group.length > 0)
}

function invalid(name: string): ProtocolError {
  return new ProtocolError(400, `${name}: expected a string or a list of strings and lists of strings`)
}

/** `attribute:value`; `attribute:-value` negates, `attribute:\-value` is a value that begins with a hyphen. */
export function readFacetLiteral(text: string): Literal {
  const colon = text.indexOf(':')
  if (colon < 1) throw new ProtocolError(400, `facetFilters: "${text}" is no facet filter, expected "attribute:value"`)
  const written = text.slice(colon + 1)
  const scored = /^(.*)<score=(\d{1,15})>$/s.exec(written)
  const value = scored?.[1] ?? written
  const isNegated = value.startsWith('-')
  const meant = isNegated ? value.slice(1) : value.replace(/^\\-/, '-')
  return { isNegated, condition: facetOrTag(text.slice(0, colon), meant), score: scored ? Number(scored[2]) : 1 }
}

export function readTagLiteral(text: string): Literal {
  const isNegated = text.startsWith('-')
  return { isNegated, condition: { kind: 'tag', value: isNegated ? text.slice(1) : text }, score: 1 }
}

/** `attribute>=10`, or `attribute:10 TO 20`. */
export function readNumericLiteral(text: string): Literal {
  const range = /^(.+?):\s*(-?[\d.]+)\s+TO\s+(-?[\d.]+)$/.exec(text.trim())
  if (range) {
    const [, attribute = '', from, to] = range
    return {
      isNegated: false,
      condition: { kind: 'range', attribute, from: numberIn(from, text), to: numberIn(to, text) },
      score: 1,
    }
  }
  const written = text.trim()
  const compared = /(<=|>=|!=|<|>|=)\s*(-?[\d.]+)$/.exec(written)
  const [, operator = '', value] = compared ?? []
  const attribute = written.slice(0, compared?.index ?? 0).trim()
  if (!isComparison(operator) || attribute === '') throw unexpected(text)
  return {
    isNegated: false,
    condition: { kind: 'compare', attribute, operator, value: numberIn(value, text) },
    score: 1,
  }
}

/** Points alone, or two in a number, are none. */
function numberIn(written: string | undefined, text: string): number {
  const value = Number(written)
  if (Number.isFinite(value)) return value
  throw unexpected(text)
}

function unexpected(text: string): ProtocolError {
  return new ProtocolError(400, `numericFilters: Unexpected token in "${text}"`)
}
