import jsTokens from 'js-tokens'
import type { ReplacedWord } from './replaced-word.ts'

export type Finding = { file: string; line: number; word: string; say: string }

type Part = { text: string; line: number; kind: 'identifiers' | 'comments' }

/**
 * The replaced words in the name of a file and in its identifiers, comments and test titles; in a document, in its text.
 * @param file path from the root of the repository
 * @param source TypeScript, TSX, CSS or Markdown
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
  const name: Part = { text: spaced(file.split('/').at(-1) ?? ''), line: 1, kind: 'identifiers' }
  return [name, ...partsInside(file, source)]
}

function partsInside(file: string, source: string): Part[] {
  if (file.endsWith('.md')) return linesOf(source, 1)
  if (file.endsWith('.css')) return commentsOfStyles(source)
  return partsOfCode(source, { hasTitles: /\.(test|spec)\.tsx?$/.test(file) })
}

function partsOfCode(source: string, { hasTitles }: { hasTitles: boolean }): Part[] {
  const parts: Part[] = []
  const isTitle = titles()
  let line = 1
  for (const { type, value } of jsTokens(source, { jsx: true })) {
    if (hasTitles && isTitle(type, value)) parts.push(...linesOf(value, line))
    if (type === 'IdentifierName' || type === 'PrivateIdentifier')
      parts.push({ text: spaced(value), line, kind: 'identifiers' })
    if (type === 'SingleLineComment' || type === 'MultiLineComment') parts.push(...linesOf(value, line))
    line += value.split('\n').length - 1
  }
  return parts
}

const titled = new Set(['test', 'it', 'describe'])

/**
 * Recognises the first string after `test(`, `it.each([…])(` or `describe.skipIf(…)(`: a call whose statement starts with one of these
 * names.
 */
function titles(): (type: string, value: string) => boolean {
  let [isStatementStart, isInTitled, previous] = [true, false, '']
  return (type, value) => {
    if (/^(WhiteSpace|LineTerminator|.*Comment)/.test(type)) {
      if (type === 'LineTerminatorSequence') isStatementStart = true
      return false
    }
    if (isStatementStart && type === 'IdentifierName') isInTitled ||= titled.has(value)
    isStatementStart = false
    const isFirst = isInTitled && previous === '(' && /^(StringLiteral|NoSubstitutionTemplate)$/.test(type)
    if (isFirst) isInTitled = false
    previous = value
    return isFirst
  }
}

function commentsOfStyles(source: string): Part[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    linesOf(comment, source.slice(0, index).split('\n').length),
  )
}

function linesOf(comment: string, first: number): Part[] {
  return comment.split('\n').map((text, at) => ({ text: text.toLowerCase(), line: first + at, kind: 'comments' }))
}

/** `keptResponse` and `kept-response.ts` as `kept response`. */
function spaced(identifier: string): string {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^a-z]+/gi, ' ')
    .toLowerCase()
}

function holds(text: string, word: string, kind: Part['kind']): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  // In a comment a name in backticks may be another project's.
  const plain = kind === 'comments' ? text.replace(/`[^`]*`/g, ' ') : text
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(plain)
}
