/** A part of a line. */
export type MarkdownInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'del'; content: readonly MarkdownInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; content: readonly MarkdownInline[] }
  | { kind: 'image'; src: string; alt: string }

export type MarkdownBlock =
  | { kind: 'paragraph'; content: readonly MarkdownInline[] }
  | { kind: 'heading'; level: number; content: readonly MarkdownInline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly MarkdownInline[])[] }
  | { kind: 'quote'; blocks: readonly MarkdownBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

type Reader = { begins: RegExp; continues: RegExp; read: (lines: readonly string[], depth: number) => MarkdownBlock }

const bullet = /^\s{0,3}[-*+]\s+/
const number = /^\s{0,3}\d{1,9}[.)]\s+/
const quote = /^\s{0,3}>\s?/

/** Kinds of block by their first and following lines; any other block is a paragraph. */
const readers: readonly Reader[] = [
  {
    begins: /^\s{0,3}#{1,6}\s+/,
    continues: /^$a/,
    read: ([line = '']) => ({
      kind: 'heading',
      level: /#+/.exec(line)?.[0].length ?? 1,
      content: parseInline(
        line
          .replace(/^\s*#+\s+/, '')
          .trimEnd()
          .replace(/\s#+$/, '')
          .trim(),
      ),
    }),
  },
  { begins: /^\s{0,3}([-*_])(\s*\1){2,}\s*$/, continues: /^$a/, read: () => ({ kind: 'rule' }) },
  {
    begins: quote,
    continues: quote,
    read: (lines, depth) => ({
      kind: 'quote',
      blocks: parseMarkdown(lines.map((line) => line.replace(quote, '')).join('\n'), depth + 1),
    }),
  },
  { begins: bullet, continues: bullet, read: (lines) => listOf(lines, bullet) },
  { begins: number, continues: number, read: (lines) => listOf(lines, number) },
]

/** Quotes in quotes beyond these stay as text: people write two or three, and each costs a walk through the rest. */
const deepestQuote = 20

/**
 * The blocks of a text in Markdown, in the subset of the vendor's editor. Deeper lists and tables stay as text.
 * @param depth number of the quotes around the text
 */
export function parseMarkdown(text: string, depth = 0): MarkdownBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: MarkdownBlock[] = []
  let at = 0
  while (at < lines.length) {
    const { block, next } = readBlock(lines, at, depth)
    if (block !== undefined) blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number, depth: number): { block?: MarkdownBlock; next: number } {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { next: at + 1 }
  if (line.startsWith('```')) return readCode(lines, at)
  const reader = readers.find(({ begins }) => begins.test(line) && (begins !== quote || depth < deepestQuote))
  const ends = (later: string) => (reader ? !reader.continues.test(later) : isNewBlock(later))
  let next = at + 1
  while (next < lines.length && !ends(lines[next] ?? '')) next += 1
  const own = lines.slice(at, next)
  return { block: reader?.read(own, depth) ?? { kind: 'paragraph', content: parseInline(own.join(' ')) }, next }
}

function readCode(lines: readonly string[], at: number): { block: MarkdownBlock; next: number } {
  const end = lines.findIndex((line, index) => index > at && line.startsWith('```'))
  const next = end < 0 ? lines.length : end
  return { block: { kind: 'code', text: lines.slice(at + 1, next).join('\n') }, next: next + 1 }
}

function isNewBlock(line: string): boolean {
  return line.trim() === '' || line.startsWith('```') || readers.some(({ begins }) => begins.test(line))
}

function listOf(lines: readonly string[], sign: RegExp): MarkdownBlock {
  return { kind: 'list', isOrdered: sign === number, items: lines.map((line) => parseInline(line.replace(sign, ''))) }
}

type InlineReader = { pattern: RegExp; read: (found: RegExpExecArray) => MarkdownInline }

/** The longest address or title of a link. A pattern without limits would look through the rest of a text from each bracket. */
const target = String.raw`\(([^)\s]{1,2000})(?:\s[^)]{0,2000})?\)`

const inlineReaders: readonly InlineReader[] = [
  { pattern: /`([^`]+)`/g, read: ([, text = '']) => ({ kind: 'code', text }) },
  {
    pattern: new RegExp(String.raw`!\[([^[\]]*)\]${target}`, 'g'),
    read: ([, alt = '', src = '']) => ({ kind: 'image', alt, src }),
  },
  {
    pattern: new RegExp(String.raw`\[([^[\]]+)\]${target}`, 'g'),
    read: ([, words = '', href = '']) => ({ kind: 'link', href, content: parseInline(words) }),
  },
  { pattern: /(\*\*|__)(?=\S)(.+?)\1/g, read: ([, , words = '']) => ({ kind: 'strong', content: parseInline(words) }) },
  { pattern: /([*_])(?=\S)(.+?)\1/g, read: ([, , words = '']) => ({ kind: 'em', content: parseInline(words) }) },
  { pattern: /~~(?=\S)(.+?)~~/g, read: ([, words = '']) => ({ kind: 'del', content: parseInline(words) }) },
]

type Found = { reader: InlineReader; found: RegExpExecArray | null }

/** The inline parts of a line; the earliest token wins, at one position the first row of the table. */
function parseInline(text: string): MarkdownInline[] {
  const parts: MarkdownInline[] = []
  let all = inlineReaders.map((reader) => ({ reader, found: foundFrom(reader, text, 0) }))
  let at = 0
  for (let first = earliestOf(all); first?.found; first = earliestOf(all)) {
    const { index, 0: whole } = first.found
    if (index > at) parts.push({ kind: 'text', text: text.slice(at, index) })
    parts.push(first.reader.read(first.found))
    at = index + whole.length
    // What stands further behind is not looked for again.
    all = all.map((one) =>
      one.found && one.found.index < at ? { ...one, found: foundFrom(one.reader, text, at) } : one,
    )
  }
  return at < text.length ? [...parts, { kind: 'text', text: text.slice(at) }] : parts
}

function foundFrom({ pattern }: InlineReader, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function earliestOf(all: readonly Found[]): Found | undefined {
  return all.filter(({ found }) => found).toSorted((a, b) => (a.found?.index ?? 0) - (b.found?.index ?? 0))[0]
}
