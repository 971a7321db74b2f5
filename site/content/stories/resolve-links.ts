import { isObject } from 'component-schemas/parse/is-object.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory, type StoryLocation } from '#site/routing/stories/story-location.ts'

type Json = Record<string, unknown>

/** An editor's content is less deep; deeper content stays as it is, and the parsers refuse it. */
const maxDepth = 200

/**
 * Adds the path in the reader's market and locale to every link to a story (acceptance row B8): `href` is written beside the vendor's own
 * keys, in link fields and in the link marks of rich text. A link to a story without a page, or to an unpublished one, gets none, and the
 * parsers remove it.
 * @param content wire content whose links the client resolved (`resolve_links=story` puts `story` into each)
 * @returns a copy; the cached response stays unchanged for other locales
 */
export function resolveLinks<Content>(content: Content, siteContext: SiteContext): Content {
  return walk(content, siteContext, 0) as Content
}

function walk(value: unknown, siteContext: SiteContext, depth: number): unknown {
  if (depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((item) => walk(item, siteContext, depth + 1))
  if (!isObject(value)) return value
  if (isStoryLink(value)) return { ...value, story: undefined, href: hrefOf(value, siteContext) }
  const { type, attrs } = value
  if (type === 'link' && isObject(attrs)) return { ...value, attrs: markAttributes(attrs, siteContext) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, siteContext, depth + 1)]))
}

function isStoryLink(node: Json): boolean {
  return node['fieldtype'] === 'multilink' && node['linktype'] === 'story'
}

function markAttributes(attrs: Json, siteContext: SiteContext): Json {
  return attrs['linktype'] === 'story' ? { ...attrs, story: undefined, href: hrefOf(attrs, siteContext) } : attrs
}

function hrefOf(link: Json, siteContext: SiteContext): string | undefined {
  const story = link['story'] as StoryLocation | undefined
  const path = story && pathForStory(story, siteContext)
  const anchor = link['anchor']
  return path && typeof anchor === 'string' && anchor !== '' ? `${path}#${encodeURIComponent(anchor)}` : path
}
