import type { ResolvedBlockData } from 'component-schemas/cards/resolved-data.ts'
import { parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import type { StoryContent } from 'component-schemas/schema/registry.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import { type PageContent, pageKindOf } from '#site/page-kinds/registry.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

type Fields = Readonly<Record<string, unknown>>
type Block = { component: string; _uid: string; resolved?: unknown }

/** Blocks that show other stories: the server finds them. A name that is missing does not compile. */
const resolvedBlocks: Readonly<Record<keyof ResolvedBlockData, true>> = {
  categories_sorting_auto: true,
  categories_sorting_manual: true,
  custom_form: true,
  downloadable_list: true,
  news_carousel: true,
  news_grid: true,
  pages_sorting: true,
  product_hero: true,
  products_carousel: true,
}

/** What an editor wrote, read as visitors' pages read it; or why it cannot be shown. */
export type ReadContent = { content: StoryContent } | { name: string; reason: string; _uid: string }

export function readContent(wire: unknown, siteContext: SiteContext): ReadContent {
  const parsed = parseStoryContent(resolveLinks(wire, siteContext))
  return parsed.component === 'unsupported' ? parsed : { content: parsed }
}

/**
 * A page with other content: the words at once; what the server found for it (cards, lists, labels) stays as it was until
 * the server is asked again. A new block that shows other stories waits for them.
 */
export function editedPage(built: PageContent, content: StoryContent): PageContent {
  const { draft } = pageKindOf(built)
  if (draft) return draft.edit(built, content) ?? built
  const page = { ...built, story: { ...built.story, content } }
  if (!('body' in built)) return page as PageContent
  const results = new Map((built.body as readonly Block[]).map((block) => [idOf(block), block.resolved]))
  return { ...page, body: bodyOf(content).flatMap((block) => resolvedFrom(block, results)) } as unknown as PageContent
}

/** Whether other content than a page was built with needs cards, lists or labels from the server. */
export function needsServer(built: PageContent, content: StoryContent): boolean {
  const stored = pageKindOf(built).draft?.storedIn(built) ?? built.story.content
  return basisOf(built, stored) !== basisOf(built, content)
}

/** The content on which the server's part of a page depends: its listing blocks; where cards are made of it, all but its body. */
function basisOf(built: PageContent, content: Fields): string {
  const isPlain = Object.keys(built).every((key) => key === 'template' || key === 'story' || key === 'body')
  const lists = bodyOf(content).filter(({ component }) => Object.hasOwn(resolvedBlocks, component))
  const { body: _, seo: __, ...rest } = content
  return [JSON.stringify(isPlain ? content['template'] : rest), ...lists.map(jsonOf)].join()
}

const writtenOut = new WeakMap<Block, string>()

/** A block that did not change is the object it was, and is written out once. */
function jsonOf(block: Block): string {
  const json = writtenOut.get(block) ?? JSON.stringify(block)
  writtenOut.set(block, json)
  return json
}

function resolvedFrom(block: Block, results: ReadonlyMap<string, unknown>): Block[] {
  if (!Object.hasOwn(resolvedBlocks, block.component)) return [block]
  const resolved = results.get(idOf(block))
  return resolved === undefined ? [] : [withResolvedData(block, resolved)]
}

const resolvedOnes = new WeakMap<Block, Block>()

/** The same object for the same block and resolved data: it is rendered once. */
function withResolvedData(block: Block, resolved: unknown): Block {
  const known = resolvedOnes.get(block)
  if (known && known.resolved === resolved) return known
  const made = { ...block, resolved }
  resolvedOnes.set(block, made)
  return made
}

function bodyOf({ body }: Fields): readonly Block[] {
  return Array.isArray(body) ? body : []
}

function idOf({ component, _uid }: Block): string {
  return `${component} ${_uid}`
}
