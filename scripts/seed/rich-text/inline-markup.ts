import type { WireMark, WireNode } from './wire-document.ts'

/** References of a line. */
export type InlineTargets = {
  /** Attributes of a link mark for `@page/home#anchor`, an address or `mailto:`. */
  link: (target: string) => Record<string, unknown>
}

type Rule = {
  pattern: RegExp
  read: (match: RegExpExecArray, targets: InlineTargets) => { mark: WireMark; inner: string } | WireNode
}

const emojis: Readonly<Record<string, string>> = { key: '🔑', wrench: '🔧', lock: '🔒' }

/** One row a mark or inline node; the earliest match in the text wins, then the order here. */
const rules: readonly Rule[] = [
  { pattern: /`([^`]+)`/, read: ([, inner = '']) => ({ mark: { type: 'code' }, inner }) },
  { pattern: /\*\*(.+?)\*\*(?!\*)/, read: ([, inner = '']) => ({ mark: { type: 'bold' }, inner }) },
  { pattern: /\*([^*]+)\*/, read: ([, inner = '']) => ({ mark: { type: 'italic' }, inner }) },
  { pattern: /~~(.+?)~~/, read: ([, inner = '']) => ({ mark: { type: 'strike' }, inner }) },
  { pattern: /__(.+?)__/, read: ([, inner = '']) => ({ mark: { type: 'underline' }, inner }) },
  { pattern: /\^([^^\s]+)\^/, read: ([, inner = '']) => ({ mark: { type: 'superscript' }, inner }) },
  { pattern: /~([^~\s]+)~/, read: ([, inner = '']) => ({ mark: { type: 'subscript' }, inner }) },
  {
    pattern: /==(.+?)==/,
    read: ([, inner = '']) => ({ mark: { type: 'highlight', attrs: { color: '#F3C777' } }, inner }),
  },
  { pattern: /\[([^\]]+)\]\(([^)\s]+)\)(?:\{([^}]*)\})?/, read: readLink },
  { pattern: /\[([^\]]+)\]\{([.#]?)([^}]+)\}/, read: readSpan },
  { pattern: /:([a-z]+):/, read: readEmoji },
  { pattern: /\\\n/, read: () => ({ type: 'hard_break' }) },
]

/**
 * One paragraph's text -> text nodes with marks (Storyblok docs, rich text schema).
 * `**bold** *italic* ~~strike~~ __underline__ ^sup^ ~sub~ ==highlight== [words](target) [words]{.class} [words]{#id}
 * [words]{color=#8A5A12} :key:` and code between back quotes; a line that ends with a backslash breaks there.
 */
export function inlineNodes(text: string, targets: InlineTargets, marks: readonly WireMark[] = []): WireNode[] {
  const first = rules
    .map((rule) => ({ rule, match: rule.pattern.exec(text) }))
    .filter((found): found is { rule: Rule; match: RegExpExecArray } => found.match !== null)
    .toSorted((a, b) => a.match.index - b.match.index)[0]
  if (!first) return plainText(text, marks)
  const { rule, match } = first
  const read = rule.read(match, targets)
  const middle = 'mark' in read ? innerNodes(read, targets, marks) : [read]
  return [
    ...plainText(text.slice(0, match.index), marks),
    ...middle,
    ...inlineNodes(text.slice(match.index + match[0].length), targets, marks),
  ]
}

function innerNodes(
  { mark, inner }: { mark: WireMark; inner: string },
  targets: InlineTargets,
  marks: readonly WireMark[],
): WireNode[] {
  // Code stays unchanged: an asterisk in a part number is not emphasis.
  return mark.type === 'code' ? plainText(inner, [...marks, mark]) : inlineNodes(inner, targets, [...marks, mark])
}

function plainText(text: string, marks: readonly WireMark[]): WireNode[] {
  const words = text.replaceAll('\n', ' ')
  if (words === '') return []
  return [{ type: 'text', text: words, ...(marks.length > 0 && { marks: [...marks] }) }]
}

function readLink([, inner = '', target = '', more = '']: RegExpExecArray, targets: InlineTargets) {
  const custom = Object.fromEntries([...more.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const { target: frame, ...rest } = custom
  const attrs = {
    ...targets.link(target),
    ...(frame !== undefined && { target: frame }),
    custom: Object.keys(rest).length > 0 ? rest : null,
  }
  return { mark: { type: 'link', attrs }, inner }
}

function readSpan([, inner = '', kind = '', value = '']: RegExpExecArray) {
  if (kind === '.') return { mark: { type: 'styled', attrs: { class: value } }, inner }
  if (kind === '#') return { mark: { type: 'anchor', attrs: { id: value } }, inner }
  return { mark: { type: 'textStyle', attrs: { color: value.replace(/^color=/, '') } }, inner }
}

function readEmoji([whole, name = '']: RegExpExecArray): WireNode {
  const emoji = emojis[name]
  return emoji === undefined
    ? { type: 'text', text: whole }
    : { type: 'emoji', attrs: { name, emoji, fallbackImage: '' } }
}
