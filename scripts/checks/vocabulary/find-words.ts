import jsTokens from 'js-tokens'
import type { ReplacedWord } from './replaced-word.ts'

export type Finding = { file: string; line: number; word: string; say: string }

type Part = { text: string; line: number; kind: 'identifiers' | 'comments' }

/**
 * The replaced words in the identifiers and comments of a source file.
 * @param file path from the root of the repository
 * @param source TypeScript, TSX or CSS
 */
export function findWords(file: string, source: string, rows: readonly ReplacedWord[]): Finding[] {
  const matching = rows.filter((row) => applies(row, file))
  if (matching.length === 0) return []
  return partsOf(file, source).flatMap(({ text, line, kind }) =>
    matching
      .filter((row) => row.in === undefined || row.in === kind)
      .flatMap((row) =>
        row.words.filter((word) => holds(text, word, kind)).map((word) => ({ file, line, word, say: row.say })),
      ),
  )
}

function applies({ only, except = {} }: ReplacedWord, file: string): boolean {
  const isInside = only === undefined || only.some((path) => file.startsWith(path))
  return isInside && !Object.keys(except).some((path) => file.startsWith(path))
}

function partsOf(file: string, source: string): Part[] {
  return file.endsWith('.css') ? commentsOfStyles(source) : partsOfCode(source)
}

function partsOfCode(source: string): Part[] {
  const parts: Part[] = []
  let line = 1
  for (const { type, value } of jsTokens(source, { jsx: true })) {
    if (type === 'IdentifierName' || type === 'PrivateIdentifier')
      parts.push({ text: spaced(value), line, kind: 'identifiers' })
    if (type === 'SingleLineComment' || type === 'MultiLineComment') parts.push(...linesOf(value, line))
    line += value.split('\n').length - 1
  }
  return parts
}

function commentsOfStyles(source: string): Part[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    linesOf(comment, source.slice(0, index).split('\n').length),
  )
}

function linesOf(comment: string, first: number): Part[] {
  return comment.split('\n').map((text, at) => ({ text: text.toLowerCase(), line: first + at, kind: 'comments' }))
}

/** `keptResponse` as `kept response`. */
function spaced(identifier: string): string {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$\d]+/g, ' ')
    .toLowerCase()
}

function holds(text: string, word: string, kind: Part['kind']): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  // In a comment a name in backticks may be another project's.
  const plain = kind === 'comments' ? text.replace(/`[^`]*`/g, ' ') : text
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(plain)
}
