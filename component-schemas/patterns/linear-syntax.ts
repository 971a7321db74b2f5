/** Why a pattern is refused. */
export type PatternProblem = 'syntax' | 'lookaround' | 'backreference' | 'too-large'

export type LinearSyntax = {
  /** The pattern in the syntax of RE2. */
  re2: string
  /** Approximate number of compiled instructions, known before the compilation. */
  size: number
}

type Item = {
  re2: string
  kind: 'atom' | 'open' | 'close' | 'or' | 'repeat'
  least?: number
  most?: number
  /** Of a class: the token that ends it. */
  last?: number
}

/** ECMAScript's white space and line ends, which RE2 knows only in ASCII. */
const space =
  '\\t\\n\\v\\f\\r\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}'
/** All other text: a class takes no negated class into it. */
const noSpace =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}'
const anyText = '\\x{0}-\\x{10ffff}'

const token =
  /\\u\{[0-9a-fA-F]+\}|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[pP]\{[^{}]*\}|\\c[a-zA-Z]|\\[\s\S]|\(\?<?[=!]|\(\?<[A-Za-z_]\w*>|\(\?[a-z-]*:|\{\d{1,5}(?:,\d{0,5})?\}|[\s\S]/gu

/**
 * Translates an ECMAScript pattern with the flag `u` for RE2, which runs in time linear to the text. A pattern that needs
 * backtracking is a problem, and so is one that ECMAScript refuses.
 */
export function toLinearSyntax(source: string): LinearSyntax | { problem: PatternProblem } {
  const items: Item[] = []
  const tokens: readonly string[] = source.match(token) ?? []
  for (let at = 0; at < tokens.length; at += 1) {
    const written = tokens[at] ?? ''
    const read = written === '[' ? readClass(tokens, at) : readItem(written)
    if ('problem' in read) return read
    if (read.last !== undefined) at = read.last
    items.push(read)
  }
  return { re2: items.map(({ re2 }) => re2).join(''), size: sizeOf(items) }
}

const plain: Readonly<Record<string, Item>> = {
  '.': { kind: 'atom', re2: '[^\\n\\r\\x{2028}\\x{2029}]' },
  '\\s': { kind: 'atom', re2: `[${space}]` },
  '\\S': { kind: 'atom', re2: `[^${space}]` },
  // No part of a match is ever read.
  '(': { kind: 'open', re2: '(?:' },
  ')': { kind: 'close', re2: ')' },
  '|': { kind: 'or', re2: '|' },
  '*': { kind: 'repeat', re2: '*', least: 1, most: 1 },
  '+': { kind: 'repeat', re2: '+', least: 1, most: 1 },
  '?': { kind: 'repeat', re2: '?', least: 0, most: 1 },
}

/** Refused syntax. ECMAScript refuses unmatched brackets; RE2 would take them literally. */
const refused: readonly (readonly [RegExp, PatternProblem])[] = [
  [/^\(\?<?[=!]$/, 'lookaround'],
  [/^\\[1-9k]$/, 'backreference'],
  [/^[\]{}]$/, 'syntax'],
]

function readItem(written: string): Item | { problem: PatternProblem } {
  const problem = refused.find(([form]) => form.test(written))?.[1]
  if (problem) return { problem }
  if (written.startsWith('(?')) return { kind: 'open', re2: written.startsWith('(?<') ? '(?:' : written }
  const counts = /^\{(\d+)(,(\d*))?\}$/.exec(written)
  if (counts) return repeat(written, counts)
  const known = plain[written]
  if (known) return known
  const re2 = written.startsWith('\\') ? escaped(written) : written
  return re2 === undefined ? { problem: 'syntax' } : { kind: 'atom', re2 }
}

function repeat(written: string, [, least = '0', range, most = '']: RegExpExecArray): Item {
  const from = Number(least)
  const to = range === undefined ? from : most === '' ? from + 1 : Number(most)
  return { kind: 'repeat', re2: written, least: from, most: to }
}

/** A class from its bracket to the one that ends it. */
function readClass(tokens: readonly string[], start: number): Item | { problem: PatternProblem } {
  const isNegated = tokens[start + 1] === '^'
  const from = start + (isNegated ? 2 : 1)
  const last = tokens.indexOf(']', from)
  if (last === -1) return { problem: 'syntax' }
  const parts = tokens.slice(from, last).map(inClass)
  if (parts.includes(undefined)) return { problem: 'syntax' }
  // An empty class matches nothing, which RE2 can only express as the negation of everything.
  const re2 = parts.length > 0 ? `[${isNegated ? '^' : ''}${parts.join('')}]` : `[${isNegated ? '' : '^'}${anyText}]`
  return { kind: 'atom', re2, last }
}

function inClass(written: string): string | undefined {
  if (written === '\\s') return space
  if (written === '\\S') return noSpace
  if (written === '\\b') return '\\x08'
  if (written === '\\-') return '\\-'
  if (written === '\\B') return undefined
  // Inside a class, several metacharacters are literal.
  if (!written.startsWith('\\')) return [...written].map((sign) => (sign === '[' ? '\\[' : sign)).join('')
  return escaped(written)
}

/** Letters of escapes that both engines read alike. */
const sameEscapes = /^\\[dDwWSbBtnvfr^$\\.*+?()[\]{}|]$/

/** An escape for RE2; undefined for one that ECMAScript refuses. */
function escaped(written: string): string | undefined {
  if (sameEscapes.test(written)) return written
  if (written === '\\/') return '/'
  if (written === '\\0') return hex(0)
  const property = /^\\([pP])\{(.*)\}$/.exec(written)
  if (property) return `\\${property[1]}{${propertyName(property[2] ?? '')}}`
  const point = /^\\c[a-zA-Z]$/.test(written) ? written.charCodeAt(2) % 32 : codePoint(written)
  return point === undefined || point > 0x10ffff ? undefined : hex(point)
}

/** The letter that `\x41`, `\u0041`, `\u{41}` or a pair of surrogates names. */
function codePoint(written: string): number | undefined {
  const units = [...written.matchAll(/\\[ux]\{?([0-9a-fA-F]+)/g)].map(([, digits = '']) => Number.parseInt(digits, 16))
  const [first, second] = units
  if (first === undefined || second === undefined) return first
  return (first - 0xd800) * 0x400 + (second - 0xdc00) + 0x10000
}

function hex(point: number): string {
  return `\\x{${point.toString(16)}}`
}

const longNames: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Punctuation: 'P',
  Symbol: 'S',
  Separator: 'Z',
  Space_Separator: 'Zs',
}

/** `Script=Greek` and `Letter` of ECMAScript are `Greek` and `L` of RE2. */
function propertyName(written: string): string {
  const name = written.replace(/^(?:Script|sc|General_Category|gc)=/, '')
  return longNames[name] ?? name
}

/** Instructions of the compiled pattern: a repetition copies its operand up to its maximum. */
function sizeOf(items: readonly Item[]): number {
  const around: number[] = []
  let total = 0
  let last = 0
  for (const { kind, least = 1, most = 1 } of items) {
    if (kind === 'open') {
      around.push(total)
      total = 0
    } else if (kind === 'repeat') {
      total -= last
      last = last * least + (last + 1) * (most - least) + 1
      total += last
    } else {
      last = kind === 'close' ? total : 1
      total = kind === 'close' ? (around.pop() ?? 0) + last : total + last
    }
  }
  return around.reduce((sum, one) => sum + one, total)
}
