import type { NestedBlock, RichTextNode } from 'component-schemas/schema/field-values.ts'
import { Fragment, type ReactNode } from 'react'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { isSafeHref } from '#site/ui/link/is-safe-href.ts'
import { allowedClass, allowedColor } from './allowed-style.ts'
import { groupByLink, renderText } from './marks.tsx'
import styles from './rich-text.module.css'

/** Data that apply to the whole document. */
export type RichTextPage = {
  levels: ReadonlyMap<RichTextNode, HeadingLevel>
  renderBlocks: (body: readonly NestedBlock[]) => ReactNode
}

/** The surroundings of a node. */
type Surroundings = { page: RichTextPage; depth: number; children: ReactNode }

type Drawers = {
  [Type in RichTextNode['type']]: (node: Extract<RichTextNode, { type: Type }>, surroundings: Surroundings) => ReactNode
}

/** Editors nest a handful of levels; below this the words are kept and the structure is not. */
const deepest = 40

/** Storyblok docs, rich text schema: one row per node. */
const renderers = {
  text: (node) => renderText([node]),
  paragraph: ({ attrs }, { children }) =>
    isEmpty(children) ? undefined : <p data-align={attrs.textAlign}>{children}</p>,
  heading: (node, { page, children }) => {
    const Tag = `h${page.levels.get(node) ?? 2}` as const
    return isEmpty(children) ? undefined : <Tag data-align={node.attrs?.textAlign}>{children}</Tag>
  },
  bullet_list: (_, { children }) => <ul>{children}</ul>,
  ordered_list: ({ attrs }, { children }) => (
    <ol start={Number.isInteger(attrs.order) && attrs.order !== 1 ? attrs.order : undefined}>{children}</ol>
  ),
  list_item: (_, { children }) => <li>{children}</li>,
  blockquote: (_, { children }) => <blockquote>{children}</blockquote>,
  code_block: ({ attrs }, { children }) => (
    <pre>
      <code className={allowedClass(attrs.class)}>{children}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: ({ attrs }) => (
    <figure>
      <Image image={attrs} sizes="(min-width: 48rem) 44rem, 100vw" widest={704} />
      {attrs.copyright && <figcaption>{attrs.copyright}</figcaption>}
    </figure>
  ),
  emoji: ({ attrs }) => <span data-emoji={attrs.name}>{attrs.emoji}</span>,
  table: ({ content }, { page, depth }) => renderTable(content, page, depth),
  tableRow: (_, { children }) => <tr>{children}</tr>,
  tableHeader: ({ attrs }, { children }) => <th {...cellAttributes(attrs)}>{children}</th>,
  tableCell: ({ attrs }, { children }) => <td {...cellAttributes(attrs)}>{children}</td>,
  blok: ({ attrs }, { page }) => page.renderBlocks(Array.isArray(attrs.body) ? attrs.body.filter(isObject) : []),
} satisfies Drawers

/** Renders a list of nodes; an invalid node is left out. */
export function renderContent(content: unknown, page: RichTextPage, depth: number): ReactNode {
  if (!Array.isArray(content)) return undefined
  if (depth > deepest) return plainTextOf(content) || undefined
  const nodes: RichTextNode[] = content.filter(isDrawable)
  const rendered = groupByLink(nodes).map((part, index) => {
    const piece = 'texts' in part ? renderText(part.texts) : renderNode(part.node, page, depth)
    return piece === undefined ? undefined : <Fragment key={`${index + 1}`}>{piece}</Fragment>
  })
  return rendered.every((piece) => piece === undefined) ? undefined : rendered
}

/** The words of a piece of rich text, in reading order, one blank between nodes. Takes anything; never throws. */
function plainTextOf(content: unknown): string {
  const words: string[] = []
  const waiting: unknown[] = [content]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (Array.isArray(node)) {
      waiting.push(...node.toReversed())
      continue
    }
    if (typeof node !== 'object' || node === null) continue
    if ('text' in node && typeof node.text === 'string') words.push(node.text)
    if ('content' in node) waiting.push(node.content)
  }
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

function renderNode(node: RichTextNode, page: RichTextPage, depth: number): ReactNode {
  const children = 'content' in node && node.type !== 'table' ? renderContent(node.content, page, depth + 1) : undefined
  const render = renderers[node.type] as (node: RichTextNode, surroundings: Surroundings) => ReactNode
  return render(withAttrs(node), { page, depth, children })
}

/** Rows at the top whose every cell is a header are the head of the table. */
function renderTable(content: unknown, page: RichTextPage, depth: number): ReactNode {
  const rows = Array.isArray(content) ? content.filter(isDrawable) : []
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row))
  const headCount = firstBodyRow === -1 ? rows.length : firstBodyRow
  const head = renderContent(rows.slice(0, headCount), page, depth + 1)
  const body = renderContent(rows.slice(headCount), page, depth + 1)
  return (
    <div className={styles.wide}>
      <table>
        {head !== undefined && <thead>{head}</thead>}
        {body !== undefined && <tbody>{body}</tbody>}
      </table>
    </div>
  )
}

function isHeaderRow(row: RichTextNode): boolean {
  return 'content' in row && Array.isArray(row.content) && row.content.every((cell) => cell?.type === 'tableHeader')
}

function cellAttributes(attrs: { colspan?: number; rowspan?: number; backgroundColor?: string | undefined }) {
  const backgroundColor = allowedColor(attrs.backgroundColor)
  return {
    colSpan: spanOf(attrs.colspan),
    rowSpan: spanOf(attrs.rowspan),
    style: backgroundColor === undefined ? undefined : { backgroundColor, color: 'var(--ink)' },
  }
}

function spanOf(value: number | undefined): number | undefined {
  return Number.isInteger(value) && value !== undefined && value > 1 && value <= 100 ? value : undefined
}

function isEmpty(children: ReactNode): boolean {
  return children === undefined
}

function isObject<Value>(value: Value): boolean {
  return typeof value === 'object' && value !== null
}

function isDrawable(value: unknown): value is RichTextNode {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'text') return 'text' in value && typeof value.text === 'string'
  if (typeof value.type !== 'string' || !Object.hasOwn(renderers, value.type)) return false
  return value.type !== 'image' || hasSource(value)
}

function hasSource(value: object): boolean {
  const src = 'attrs' in value ? (value.attrs as { src?: unknown } | null)?.src : undefined
  return typeof src === 'string' && isSafeHref(src)
}

/** A node without attributes is rendered with none. */
function withAttrs(node: RichTextNode): RichTextNode {
  const attrs = 'attrs' in node && isObject(node.attrs) ? node.attrs : {}
  return node.type === 'heading' ? node : ({ ...node, attrs } as RichTextNode)
}
