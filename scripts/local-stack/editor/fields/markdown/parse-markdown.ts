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

type Reader = { begins: RegExp; continues: RegExp; read: (lines: readonly string[]) => MarkdownBlock }

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
      content: parseInline(line.replace(/^\s*#+\s+/, '').replace(/\s+#+\s*$/, '')),
    }),
  },
  { begins: /^\s{0,3}([-*_])(\s*\1){2,}\s*$/, continues: /^$a/, read: () => ({ kind: 'rule' }) },
  {
    begins: quote,
    continues: quote,
    read: (lines) => ({
      kind: 'quote',
      blocks: parseMarkdown(lines.map((line) => line.replace(quote, '')).join('\n')),
    }),
  },
  { begins: bullet, continues: bullet, read: (lines) => listOf(lines, bullet) },
  { begins: number, continues: number, read: (lines) => listOf(lines, number) },
]

/** The blocks of a text in Markdown, in the subset of the vendor's editor. Deeper lists and tables stay as text. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: MarkdownBlock[] = []
  let at = 0
  while (at < lines.length) {
    const { block, next } = readBlock(lines, at)
    if (block !== undefined) blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number): { block?: MarkdownBlock; next: number } {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { next: at + 1 }
  if (line.startsWith('```')) return readCode(lines, at)
  const reader = readers.find(({ begins }) => begins.test(line))
  const ends = (later: string) => (reader ? !reader.continues.test(later) : isNewBlock(later))
  const end = lines.findIndex((later, index) => index > at && ends(later))
  const next = end < 0 ? lines.length : end
  const own = lines.slice(at, next)
  return { block: reader?.read(own) ?? { kind: 'paragraph', content: parseInline(own.join(' ')) }, next }
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

const inlineReaders: readonly InlineReader[] = [
  { pattern: /`([^`]+)`/, read: ([, text = '']) => ({ kind: 'code', text }) },
  { pattern: /!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/, read: ([, alt = '', src = '']) => ({ kind: 'image', alt, src }) },
  {
    pattern: /\[([^\]]+)\]\(([^)\s]+)[^)]*\)/,
    read: ([, words = '', href = '']) => ({ kind: 'link', href, content: parseInline(words) }),
  },
  { pattern: /(\*\*|__)(?=\S)(.+?)\1/, read: ([, , words = '']) => ({ kind: 'strong', content: parseInline(words) }) },
  { pattern: /([*_])(?=\S)(.+?)\1/, read: ([, , words = '']) => ({ kind: 'em', content: parseInline(words) }) },
  { pattern: /~~(?=\S)(.+?)~~/, read: ([, words = '']) => ({ kind: 'del', content: parseInline(words) }) },
]

/** The inline parts of a line; the earliest token wins, at one position the first row of the table. */
function parseInline(text: string): MarkdownInline[] {
  const first = inlineReaders
    .flatMap(({ pattern, read }) => {
      const found = pattern.exec(text)
      return found ? [{ found, read }] : []
    })
    .toSorted((a, b) => a.found.index - b.found.index)[0]
  if (first === undefined) return text === '' ? [] : [{ kind: 'text', text }]
  const { found, read } = first
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  return [...(before === '' ? [] : [{ kind: 'text' as const, text: before }]), read(found), ...parseInline(after)]
}
