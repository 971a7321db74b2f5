import { z } from 'zod'

/** Deeper nodes are not shown either (`component-schemas/parse/parse-rich-text.ts`). */
const maxDepth = 40

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  // A missing value is no fault; reporting it for every node would cost more than reading the document.
  attrs: z.record(z.string(), z.unknown()).default({}).catch({}),
  marks: z.array(z.unknown()).default([]).catch([]),
  content: z.array(z.unknown()).default([]).catch([]),
})

const mark = z.looseObject({ type: z.string(), attrs: z.record(z.string(), z.unknown()).default({}).catch({}) })

/** The parts of a rich text that reports use. */
export type DocumentParts = {
  /** All text, blocks of text separated by blanks. */
  words: string
  /** Attributes of each link with its words. */
  links: { attrs: Readonly<Record<string, unknown>>; words: string }[]
  /** Attributes of each picture. */
  images: Readonly<Record<string, unknown>>[]
  /** Editors' blocks between the paragraphs, with their path below the document. */
  blocks: { item: unknown; path: string }[]
}

/** Documents that were read; its words, its links and its blocks are requested in turn. */
const known = new WeakMap<object, DocumentParts>()

/** Storyblok's rich text -> its words, links, pictures and nested blocks; anything else has none. */
export function readDocument(value: unknown): DocumentParts {
  if (typeof value !== 'object' || value === null) return read(value)
  const parts = known.get(value) ?? read(value)
  known.set(value, parts)
  return parts
}

function read(value: unknown): DocumentParts {
  const parts: DocumentParts = { words: '', links: [], images: [], blocks: [] }
  const root = node.safeParse(value)
  if (root.success) readChildren(root.data.content, { parts, path: '', depth: maxDepth })
  return parts
}

type Reading = { parts: DocumentParts; path: string; depth: number }

function readChildren(content: readonly unknown[], { parts, path, depth }: Reading): void {
  if (depth === 0) return
  for (const [index, item] of content.entries()) {
    const parsed = node.safeParse(item)
    if (!parsed.success) continue
    const here = `${path}.content[${index}]`
    readNode(parsed.data, parts, here)
    readChildren(parsed.data.content, { parts, path: here, depth: depth - 1 })
    if (parsed.data.type !== 'text') parts.words += ' '
  }
}

function readNode({ type, text, attrs, marks }: z.output<typeof node>, parts: DocumentParts, path: string): void {
  if (type === 'image') parts.images.push(attrs)
  const body = type === 'blok' && Array.isArray(attrs['body']) ? attrs['body'] : []
  for (const [index, item] of body.entries()) parts.blocks.push({ item, path: `${path}.attrs.body[${index}]` })
  if (type !== 'text' || text === undefined) return
  parts.words += text
  for (const found of marks) {
    const link = mark.safeParse(found)
    if (link.success && link.data.type === 'link') parts.links.push({ attrs: link.data.attrs, words: text })
  }
}
