import { z } from 'zod'
import type { NestableBlock } from '../schema/field.ts'
import type {
  NestedBlock,
  RichTextContent,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '../schema/field-values.ts'
import { asset } from './parse-asset.ts'
import { linkMark } from './parse-link.ts'
import { filledText, readableText } from './readable-text.ts'
import { parseOneOf } from './unsupported.ts'

/** Deeper nodes are left out: no editor nests so far, and a hostile document must not exhaust the stack. */
const maxDepth = 40

const wireNode = z.looseObject({ type: z.string(), attrs: z.record(z.string(), z.unknown()).catch({}) })
const wireDocument = z.looseObject({ type: z.literal('doc'), content: z.array(z.unknown()) }, 'The text is missing.')

type WireNode = z.output<typeof wireNode>

/** Context of a node: its parsed children, and the blocks that may be nested. */
type Surroundings<Nested extends NestedBlock> = { content: RichTextContent<Nested>; nests: readonly NestableBlock[] }

type NodeReader = <Nested extends NestedBlock>(
  wire: WireNode,
  surroundings: Surroundings<Nested>,
) => RichTextNode<Nested> | undefined

const color = z
  .string()
  .regex(/^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([0-9.,%\s/]+\))$/i)
  .optional()
  .catch(undefined)
const name = z.string().trim().pipe(filledText).optional().catch(undefined)
const count = z.coerce.number().int().min(1).max(100).catch(1)
const textAlign = z.enum(['left', 'center', 'right', 'justify']).optional().catch(undefined)
const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]).catch(2)
const cell = z.object({ colspan: count, rowspan: count, backgroundColor: color })

/** Storyblok docs, rich text schema: one row per node. A row that returns undefined drops its node. */
const nodes: Readonly<Record<string, NodeReader>> = {
  text: (wire) => textNode(wire),
  paragraph: ({ attrs }, { content }) => ({ type: 'paragraph', attrs: z.object({ textAlign }).parse(attrs), content }),
  heading: ({ attrs }, { content }) => ({
    type: 'heading',
    attrs: z.object({ level, textAlign }).parse(attrs),
    content,
  }),
  bullet_list: (_, { content }) => ({ type: 'bullet_list', content }),
  ordered_list: ({ attrs }, { content }) => ({
    type: 'ordered_list',
    attrs: { order: z.coerce.number().int().catch(1).parse(attrs['order']) },
    content,
  }),
  list_item: (_, { content }) => ({ type: 'list_item', content }),
  blockquote: (_, { content }) => ({ type: 'blockquote', content }),
  code_block: ({ attrs }, { content }) => ({
    type: 'code_block',
    attrs: z.object({ class: name }).parse(attrs),
    content,
  }),
  hard_break: () => ({ type: 'hard_break' }),
  horizontal_rule: () => ({ type: 'horizontal_rule' }),
  image: ({ attrs }) => imageNode(attrs),
  emoji: ({ attrs }) => emojiNode(attrs),
  table: (_, { content }) => ({ type: 'table', content }),
  tableRow: (_, { content }) => ({ type: 'tableRow', content }),
  tableHeader: ({ attrs }, { content }) => ({ type: 'tableHeader', attrs: cell.parse(attrs), content }),
  tableCell: ({ attrs }, { content }) => ({ type: 'tableCell', attrs: cell.parse(attrs), content }),
  blok: ({ attrs }, { nests }) => blockNode(attrs, nests),
}

const markReaders: Readonly<Record<string, (attrs: unknown) => RichTextMark | undefined>> = {
  bold: () => ({ type: 'bold' }),
  italic: () => ({ type: 'italic' }),
  strike: () => ({ type: 'strike' }),
  underline: () => ({ type: 'underline' }),
  code: () => ({ type: 'code' }),
  superscript: () => ({ type: 'superscript' }),
  subscript: () => ({ type: 'subscript' }),
  link: (attrs) => markOf(linkMark, attrs, (read) => ({ type: 'link', attrs: read })),
  styled: (attrs) => markOf(z.object({ class: filledText }), attrs, (read) => ({ type: 'styled', attrs: read })),
  anchor: (attrs) => markOf(z.object({ id: filledText }), attrs, (read) => ({ type: 'anchor', attrs: read })),
  textStyle: (attrs) =>
    markOf(z.object({ color, id: name, class: name }), attrs, (read) => ({ type: 'textStyle', attrs: read })),
  highlight: (attrs) => markOf(z.object({ color }), attrs, (read) => ({ type: 'highlight', attrs: read })),
}

/**
 * Storyblok's rich text -> `RichTextDocument`. Malformed nodes and marks are left out, the text of a node whose mark is
 * bad stays. A document without anything to show fails.
 *
 * @param nests blocks an editor may put between paragraphs; any other is `unsupported`
 */
export function richTextWith<Nested extends NestedBlock>(
  nests: readonly NestableBlock[],
): z.ZodType<RichTextDocument<Nested>> {
  return wireDocument
    .transform(
      (wire): RichTextDocument<Nested> => ({
        type: 'doc',
        content: readContent<Nested>(wire.content, nests, maxDepth),
      }),
    )
    .refine((document) => document.content.some(hasSubstance), 'The text is empty.')
}

function readContent<Nested extends NestedBlock>(
  wire: unknown,
  nests: readonly NestableBlock[],
  depth: number,
): RichTextContent<Nested> {
  if (!Array.isArray(wire) || depth === 0) return []
  return wire.flatMap((item): RichTextContent<Nested> => {
    const node = wireNode.safeParse(item)
    if (!node.success || !Object.hasOwn(nodes, node.data.type)) return []
    const content = readContent<Nested>(node.data['content'], nests, depth - 1)
    const read = nodes[node.data.type]?.(node.data, { content, nests })
    return read === undefined ? [] : [read]
  })
}

function textNode(wire: WireNode): RichTextNode<never> | undefined {
  const text = typeof wire['text'] === 'string' ? readableText(wire['text']) : ''
  if (text === '') return undefined
  const marks = Array.isArray(wire['marks']) ? wire['marks'].flatMap((mark) => readMark(mark) ?? []) : []
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}

function readMark(wire: unknown): RichTextMark | undefined {
  const mark = wireNode.safeParse(wire)
  if (!mark.success || !Object.hasOwn(markReaders, mark.data.type)) return undefined
  return markReaders[mark.data.type]?.(mark.data.attrs)
}

function markOf<Attrs>(
  schema: z.ZodType<Attrs>,
  attrs: unknown,
  toMark: (read: Attrs) => RichTextMark,
): RichTextMark | undefined {
  const read = schema.safeParse(attrs)
  return read.success ? toMark(read.data) : undefined
}

function imageNode(attrs: WireNode['attrs']): RichTextNode<never> | undefined {
  const read = asset.safeParse({ ...attrs, filename: attrs['src'] })
  return read.success ? { type: 'image', attrs: read.data } : undefined
}

function emojiNode(attrs: WireNode['attrs']): RichTextNode<never> | undefined {
  const read = z.object({ name: z.string().catch(''), emoji: filledText }).safeParse(attrs)
  return read.success ? { type: 'emoji', attrs: read.data } : undefined
}

function blockNode<Nested extends NestedBlock>(
  attrs: WireNode['attrs'],
  nests: readonly NestableBlock[],
): RichTextNode<Nested> | undefined {
  const items = Array.isArray(attrs['body']) ? attrs['body'] : []
  const body = items.map((item) => parseOneOf(nests, item) as Nested)
  return body.length > 0 ? { type: 'blok', attrs: { body } } : undefined
}

function hasSubstance(node: RichTextNode): boolean {
  if (node.type === 'text') return node.text.trim() !== ''
  return 'content' in node ? node.content.some(hasSubstance) : node.type !== 'hard_break'
}
