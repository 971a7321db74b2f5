import { isObject } from 'component-schemas/parse/is-object.ts'
import { bodyBlocksOf } from 'component-schemas/parse/parse-content.ts'
import { parseOneOf } from 'component-schemas/parse/unsupported.ts'
import type { NestableBlock } from 'component-schemas/schema/field.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { type ReadContent, readContent } from './edit-page.ts'
import { shareStructure } from './share-structure.ts'

type Block = { component: string; _uid: string }

/**
 * Reads a story over and over while it is edited: a block of its body that says what it said before is not read again,
 * and comes back as the object it was. Everything else is as `readContent` reads it.
 */
export function contentReader(siteContext: SiteContext): (wire: unknown) => ReadContent {
  const readBlock = blockReader(siteContext)
  let earlier: unknown
  return (wire) => {
    const shared = shareStructure(earlier, wire)
    earlier = shared
    const body = bodyIn(shared)
    if (!body) return readContent(shared, siteContext)
    const read = readContent({ ...body.content, body: [] }, siteContext)
    if (!('content' in read)) return read
    const blocks = body.items.map((item) => readBlock(item, body.allowed))
    return { content: { ...read.content, body: blocks } as unknown as typeof read.content }
  }
}

/** Keeps what it has read for as long as the object lives from which it was read. */
function blockReader(siteContext: SiteContext): (item: unknown, allowed: readonly NestableBlock[]) => Block {
  const known = new WeakMap<object, { allowed: readonly NestableBlock[]; block: Block }>()
  return (item, allowed) => {
    const key = typeof item === 'object' && item !== null ? item : {}
    const results = known.get(key)
    if (results?.allowed === allowed) return results.block
    const block = parseOneOf<Block>(allowed, resolveLinks(item, siteContext))
    known.set(key, { allowed, block })
    return block
  }
}

type WireBody = { content: object; items: readonly unknown[]; allowed: readonly NestableBlock[] }

function bodyIn(content: unknown): WireBody | undefined {
  if (!isObject(content)) return undefined
  const { component, body } = content
  const allowed = bodyBlocksOf(component)
  return allowed && Array.isArray(body) ? { content, items: body, allowed } : undefined
}
