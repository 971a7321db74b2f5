import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
type Node = Root['children'][number]
type Element = Extract<Node, { type: 'element' }>

/** Where a page is, for its links. */
export type PageAddress = {
  /** Address of the website without a slash at its end. */
  website: string
  /** Percent-encoded path of the page. */
  path: string
}

/** Elements that a reader of plain text has no use for: what scripts need, controls, frames, and icons. */
const leftOut: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'form',
  'search',
  'input',
  'select',
  'textarea',
  'dialog',
  'iframe',
])

const addressAttributes = ['href', 'src'] as const

/** Attributes that say something in Markdown; all others belong to style and script. */
const saying = ['href', 'src', 'alt', 'title', 'start', 'align', 'colSpan', 'rowSpan'] as const

/**
 * The main part of a page without its controls, its addresses absolute.
 * @param html a complete document
 * @returns undefined for a document without a main part
 */
export function mainContent(html: string, address: PageAddress): Root | undefined {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) return undefined
  const root = fromHtml(html.slice(html.indexOf('>', start) + 1, end), { fragment: true })
  return { type: 'root', children: root.children.flatMap((child) => cleaned(child, address)) }
}

/** The nodes that take the place of one. */
function cleaned(node: Node, address: PageAddress): Node[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isLeftOut(node, address)) return []
  const { tagName } = node
  const inside = isMedia(node) ? [nameOfMedia(node)] : node.children.flatMap((child) => cleaned(child, address))
  // A button says what it does; a picture in it is enlarged by it.
  if (tagName === 'button') return picturesIn(inside)
  // A caption is no part of a table in Markdown: it comes before it.
  const captions = tagName === 'table' ? inside.filter(isCaption) : []
  const children = spaced(inside.filter((child) => !captions.includes(child)))
  if (!isVoid(tagName) && children.every(isBlank)) return []
  return [...captions.map(asParagraph), { type: 'element', tagName, properties: propertiesOf(node, address), children }]
}

/** Elements that say something without content; an empty cell has its place in the row. */
const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'td', 'th'])

const isVoid = (tagName: string) => voids.has(tagName)

function isBlank(node: Node): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function picturesIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return node.tagName === 'img' ? [node] : picturesIn(node.children)
  })
}

/** Parts of a line that only the style sheet sets apart, such as a code and a badge. */
const apart: ReadonlySet<string> = new Set(['a', 'code', 'small', 'span', 'time'])

function spaced(nodes: readonly Node[]): Element['children'] {
  const isApart = (node: Node | undefined) => node?.type === 'element' && apart.has(node.tagName)
  return nodes.flatMap((node, at) => {
    const space: Node[] = isApart(node) && isApart(nodes[at - 1]) ? [{ type: 'text', value: ' ' }] : []
    return [...space, node]
  }) as Element['children']
}

function isMedia({ tagName }: Element): boolean {
  return tagName === 'video' || tagName === 'audio'
}

function asParagraph(caption: Node): Node {
  return caption.type === 'element' ? { ...caption, tagName: 'p' } : caption
}

/** A recording is a link, with its name or that of its file. */
function nameOfMedia({ properties }: Element): Element['children'][number] {
  const file =
    String(properties['src'] ?? '')
      .split('/')
      .at(-1) ?? ''
  return { type: 'text', value: String(properties['ariaLabel'] ?? file) }
}

function isCaption(node: Node): boolean {
  return node.type === 'element' && node.tagName === 'caption'
}

function isLeftOut(node: Element, address: PageAddress): boolean {
  const { tagName, properties } = node
  if (leftOut.has(tagName) || properties['ariaHidden'] === 'true') return true
  if (properties['hidden'] === true || properties['popover'] !== undefined) return true
  // A picture without words says nothing.
  if (tagName === 'img') return !properties['alt']
  return tagName === 'nav' && !leadsElsewhere(node, address)
}

/** Filters, orders and jumps within a page lead to the page itself. */
function leadsElsewhere(node: Element, address: PageAddress): boolean {
  const { tagName, properties, children } = node
  if (tagName === 'a') return URL.parse(String(properties['href'] ?? ''), baseOf(address))?.pathname !== address.path
  return children.some((child) => child.type === 'element' && leadsElsewhere(child, address))
}

function propertiesOf({ properties }: Element, address: PageAddress): Element['properties'] {
  const own = Object.fromEntries(
    saying.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
  )
  for (const name of addressAttributes) {
    const absolute = own[name] === undefined ? undefined : URL.parse(String(own[name]), baseOf(address))
    if (absolute) own[name] = absolute.href
  }
  return own
}

function baseOf({ website, path }: PageAddress): string {
  return `${website}${path}`
}
