import type { Field, NestableBlock, Unsupported } from '../schema/field.ts'
import { pageBlocks } from '../schema/page-blocks.ts'
import { contentTypes, type PageBlock, type StoryContent } from '../schema/registry.ts'
import { parseOneOf } from './unsupported.ts'

/**
 * One block of a page as the delivery API sends it -> content for its renderer.
 * An unknown or broken block becomes `Unsupported` with the reason; nothing is thrown. `to-zod.ts` states the rules.
 */
export function parseBlock(wire: unknown): PageBlock | Unsupported {
  return parseOneOf<PageBlock>(pageBlocks, wire)
}

/** The `content` of a story of any content type. */
export function parseStoryContent(wire: unknown): StoryContent | Unsupported {
  return parseOneOf<StoryContent>(contentTypes, wire)
}

/**
 * Blocks that are allowed in the body of a kind of story; undefined when its body is not made of blocks. `parseStoryContent`
 * parses each item of a body separately, as `parseOneOf` of these: an invalid one keeps its position and affects no other.
 */
export function bodyBlocksOf(component: unknown): readonly NestableBlock[] | undefined {
  const fields: Readonly<Record<string, Field>> | undefined = contentTypes.find(
    ({ name }) => name === component,
  )?.fields
  const body = fields?.['body']
  return body?.wire.type === 'bloks' ? body.nests : undefined
}
