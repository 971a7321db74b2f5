import { type InlineTargets, inlineNodes } from './inline-markup.ts'
import type { WireDocument, WireNode } from './wire-document.ts'

/** References of a text: links, pictures by name, blocks by the name they have beside the text. */
export type MarkupTargets = InlineTargets & {
  image: (picture: string, alt: string, title: string | undefined) => Record<string, unknown>
  block: (name: string) => Record<string, unknown>
}

type Lines = readonly string[]
type Taken = { node: WireNode; used: number }
type BlockRule = { starts: RegExp; take: (lines: Lines, targets: MarkupTargets) => Taken }

/** One row a kind of block; the first that fits the line takes as many lines as belong to it. */
const rules: readonly BlockRule[] = [
  { starts: /^```/, take: takeCode },
  { starts: /^#{1,6} /, take: takeHeading },
  { starts: /^---$/, take: () => ({ node: { type: 'horizontal_rule' }, used: 1 }) },
  { starts: /^!\[/, take: takeImage },
  { starts: /^\{\{/, take: takeBlock },
  { starts: /^\|/, take: takeTable },
  { starts: /^> ?/, take: takeQuote },
  { starts: /^- /, take: (lines, targets) => takeList(lines, targets, 'bullet_list') },
  { starts: /^\d+\. /, take: (lines, targets) => takeList(lines, targets, 'ordered_list') },
  { starts: /./, take: takeParagraph },
]

/**
 * The texts' own small markup -> rich text. Blocks are parted by blank lines: `## heading`, `- list` and `1. list` (two
 * blanks deeper nest), `> quote`, a fence of three back quotes for code, `---`, `![alt](picture "title")`, `| table |`,
 * `{{name}}` for a block that is stored beside the text. README.md of the seed shows each.
 * @throws Error when a line refers to something unknown
 */
export function documentFromMarkup(markup: string, targets: MarkupTargets): WireDocument {
  return { type: 'doc', content: blocksOf(markup.trim().split('\n'), targets) }
}

function blocksOf(lines: Lines, targets: MarkupTargets): WireNode[] {
  const nodes: WireNode[] = []
  let rest = lines
  while (rest.length > 0) {
    const [line = ''] = rest
    if (line.trim() === '') {
      rest = rest.slice(1)
      continue
    }
    const rule = rules.find(({ starts }) => starts.test(line))
    if (!rule) throw new Error(`A line of text cannot be read: ${line}`)
    const { node, used } = rule.take(rest, targets)
    nodes.push(node)
    rest = rest.slice(used)
  }
  return nodes
}

function takeHeading([line = '']: Lines, targets: MarkupTargets): Taken {
  const level = line.indexOf(' ')
  return {
    node: { type: 'heading', attrs: { level, textAlign: null }, content: inlineNodes(line.slice(level + 1), targets) },
    used: 1,
  }
}

function takeCode(lines: Lines): Taken {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('```'))
  if (end < 0) throw new Error('A code block has no end.')
  const language = lines[0]?.slice(3).trim()
  const text = lines.slice(1, end).join('\n')
  const attrs = { class: language ? `language-${language}` : null }
  return { node: { type: 'code_block', attrs, content: [{ type: 'text', text }] }, used: end + 1 }
}

function takeImage([line = '']: Lines, targets: MarkupTargets): Taken {
  const [, alt = '', picture, title] = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)$/.exec(line) ?? []
  if (picture === undefined) throw new Error(`A picture cannot be read: ${line}`)
  return { node: { type: 'image', attrs: targets.image(picture, alt, title) }, used: 1 }
}

function takeBlock([line = '']: Lines, targets: MarkupTargets): Taken {
  const [, name] = /^\{\{([a-z0-9-]+)\}\}$/.exec(line) ?? []
  if (name === undefined) throw new Error(`A block's name cannot be read: ${line}`)
  const block = targets.block(name)
  return { node: { type: 'blok', attrs: { id: String(block['_uid']), body: [block] } }, used: 1 }
}

function takeQuote(lines: Lines, targets: MarkupTargets): Taken {
  const own = whileTrue(lines, (line) => line.startsWith('>'))
  const content = blocksOf(
    own.map((line) => line.replace(/^> ?/, '')),
    targets,
  )
  return { node: { type: 'blockquote', content }, used: own.length }
}

function takeTable(lines: Lines, targets: MarkupTargets): Taken {
  const own = whileTrue(lines, (line) => line.startsWith('|'))
  const rows = own.filter((line) => !/^\|[-| ]+\|$/.test(line))
  const content = rows.map((line, index): WireNode => {
    const cells = line.slice(1, -1).split('|')
    const type = index === 0 && rows.length < own.length ? 'tableHeader' : 'tableCell'
    const cell = (text: string): WireNode => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [{ type: 'paragraph', content: inlineNodes(text.trim(), targets) }],
    })
    return { type: 'tableRow', content: cells.map(cell) }
  })
  return { node: { type: 'table', content }, used: own.length }
}

/** A list's items; deeper lines of an item (two blanks or more) are read as blocks of their own. */
function takeList(lines: Lines, targets: MarkupTargets, type: 'bullet_list' | 'ordered_list'): Taken {
  const marker = type === 'bullet_list' ? /^- / : /^\d+\. /
  const own = whileTrue(lines, (line) => marker.test(line) || line.startsWith('  '))
  const starts = own.flatMap((line, index) => (marker.test(line) ? [index] : []))
  const items = starts.map((start, index): WireNode => {
    const [first = '', ...deeper] = own.slice(start, starts[index + 1])
    const paragraph = { type: 'paragraph', content: inlineNodes(first.replace(marker, ''), targets) }
    const inner = blocksOf(
      deeper.map((line) => line.replace(/^ {2,3}/, '')),
      targets,
    )
    return { type: 'list_item', content: [paragraph, ...inner] }
  })
  const order = Number.parseInt(own[0] ?? '1', 10)
  const attrs = type === 'ordered_list' ? { attrs: { order } } : {}
  return { node: { type, ...attrs, content: items }, used: own.length }
}

function takeParagraph(lines: Lines, targets: MarkupTargets): Taken {
  const own = whileTrue(lines, (line, index) => line.trim() !== '' && (index === 0 || !startsBlock(line)))
  return { node: { type: 'paragraph', content: inlineNodes(own.join('\n'), targets) }, used: own.length }
}

function startsBlock(line: string): boolean {
  return rules.slice(0, -1).some(({ starts }) => starts.test(line))
}

function whileTrue(lines: Lines, test: (line: string, index: number) => boolean): Lines {
  const end = lines.findIndex((line, index) => !test(line, index))
  return end < 0 ? lines : lines.slice(0, end)
}
