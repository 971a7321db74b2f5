import { ProtocolError } from '../protocol-error.ts'
import { type Comparison, type Condition, comparisons, type Filter, type Literal } from './filter.ts'
import { splitFilter, type Token } from './split-filter.ts'

type Reader = { tokens: readonly Token[]; next: number; text: string }

/**
 * `filters` of a query: conditions joined by AND, each of which may be a parenthesis of conditions joined by OR; or
 * one list joined by OR. As in the hosted service, these are refused: an OR of ANDs, NOT before a parenthesis, an OR
 * of different kinds of conditions.
 * @throws ProtocolError 400
 */
export function parseFilter(text: string): Filter {
  const reader: Reader = { tokens: splitFilter(text), next: 0, text }
  if (reader.tokens.length === 0) return []
  const filter = readGroups(reader)
  const left = peek(reader)
  if (left) throw unexpected(reader)
  for (const group of filter) requireOneKind(group)
  return filter
}

function readGroups(reader: Reader): Filter {
  const groups: Literal[][] = [readGroup(reader)]
  for (;;) {
    const join = takeKeyword(reader, ['AND', 'OR'])
    if (!join) break
    const group = readGroup(reader)
    if (join === 'AND') groups.push(group)
    else groups.at(-1)?.push(...group)
  }
  // `a AND b OR c` parses as `a AND (b OR c)`, as in the hosted service; only parentheses can make an OR of ANDs.
  return groups
}

function readGroup(reader: Reader): Literal[] {
  if (peek(reader)?.kind !== 'open') return [readLiteral(reader)]
  reader.next += 1
  const inner = [readLiteral(reader)]
  for (;;) {
    const join = takeKeyword(reader, ['AND', 'OR'])
    if (!join) break
    if (join === 'AND') return readConjunction(reader, inner)
    inner.push(readLiteral(reader))
  }
  requireClose(reader)
  return inner
}

/**
 * The hosted service refuses `(a AND b)` joined by OR to another condition. Alone it would be harmless; both are
 * refused.
 */
function readConjunction(reader: Reader, inner: readonly Literal[]): never {
  throw new ProtocolError(
    400,
    `filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed (after ${inner.length} conditions, col ${peek(reader)?.at ?? reader.text.length})`,
  )
}

function readLiteral(reader: Reader): Literal {
  const isNegated = takeKeyword(reader, ['NOT']) !== undefined
  const first = take(reader)
  if (first?.kind === 'open' && isNegated) {
    throw new ProtocolError(400, 'filters: NOT is not allowed before a parenthesis, only before a single condition')
  }
  if (first?.kind !== 'word' && first?.kind !== 'quoted') throw unexpected(reader, first)
  const { condition, score } = readCondition(reader, first.text)
  return { isNegated, condition, score }
}

function readCondition(reader: Reader, attribute: string): { condition: Condition; score: number } {
  const follows = peek(reader)
  if (follows?.kind === 'operator') {
    reader.next += 1
    return { condition: compare(reader, attribute, follows.text), score: 1 }
  }
  if (follows?.kind !== 'colon') return { condition: { kind: 'tag', value: attribute }, score: 1 }
  reader.next += 1
  return readValue(reader, attribute)
}

/** The part after the colon: a value, or the two ends of a range. */
function readValue(reader: Reader, attribute: string): { condition: Condition; score: number } {
  const value = take(reader)
  if (value?.kind !== 'word' && value?.kind !== 'quoted') throw unexpected(reader, value)
  if (value.kind === 'word' && takeKeyword(reader, ['TO'])) {
    const to = take(reader)
    return { condition: { kind: 'range', attribute, from: number(value.text), to: number(to?.text) }, score: 1 }
  }
  return { condition: facetOrTag(attribute, value.text), score: readScore(reader) }
}

/** `<score=3>` after a condition sets its weight among optional filters. */
function readScore(reader: Reader): number {
  const [open, name, equals, score, close] = reader.tokens.slice(reader.next, reader.next + 5)
  const isScore = open?.text === '<' && name?.text === 'score' && equals?.text === '=' && close?.text === '>'
  if (!isScore) return 1
  reader.next += 5
  return number(score?.text)
}

export function facetOrTag(attribute: string, value: string): Condition {
  return attribute === '_tags' ? { kind: 'tag', value } : { kind: 'facet', attribute, value }
}

function compare(reader: Reader, attribute: string, operator: string): Condition {
  if (!isComparison(operator)) throw unexpected(reader)
  return { kind: 'compare', attribute, operator, value: number(take(reader)?.text) }
}

export function isComparison(text: string): text is Comparison {
  return comparisons.includes(text)
}

function number(text: string | undefined): number {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  if (Number.isFinite(value)) return value
  throw new ProtocolError(400, `filters: expected a number, found ${text ?? 'the end'}`)
}

function requireClose(reader: Reader): void {
  const token = take(reader)
  if (token?.kind !== 'close') throw unexpected(reader, token)
}

function requireOneKind(group: readonly Literal[]): void {
  const kinds = new Set(group.map(({ condition }) => (condition.kind === 'range' ? 'compare' : condition.kind)))
  if (kinds.size > 1) {
    throw new ProtocolError(400, `filters: Different types are not allowed in the same OR (${[...kinds].join(', ')})`)
  }
}

function peek(reader: Reader): Token | undefined {
  return reader.tokens[reader.next]
}

function take(reader: Reader): Token | undefined {
  const token = peek(reader)
  reader.next += 1
  return token
}

function takeKeyword(reader: Reader, words: readonly string[]): string | undefined {
  const token = peek(reader)
  if (token?.kind !== 'word' || !words.includes(token.text)) return undefined
  reader.next += 1
  return token.text
}

function unexpected(reader: Reader, token = peek(reader)): ProtocolError {
  const found = token ? `token ${token.text} at col ${token.at}` : `end of filter at col ${reader.text.length}`
  return new ProtocolError(400, `filters: Unexpected ${found}`)
}
