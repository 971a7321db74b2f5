import type { DeliveryCall } from '../delivery-call.ts'
import { listAssets } from '../structure/read-assets.ts'
import { linkForStory } from '../structure/to-link.ts'
import { findAssets, findLinks, findRelations, parseRelations } from './find-references.ts'
import { readByUuids } from './read-stories.ts'
import { type DeliveredStory, toStory } from './to-story.ts'

/**
 * Maximum of stories that a response carries for its relations, and the same for its links (Storyblok docs, retrieve a
 * single story).
 */
export const maxResolved = 50

/**
 * Resolved references of a response. Beyond 50 stories it carries the uuids instead, and the client fetches the
 * stories in batches.
 */
export function resolveReferences(stories: readonly DeliveredStory[], call: DeliveryCall): Record<string, unknown> {
  const contents = stories.map((story) => story.content)
  const patterns = parseRelations(call.shaping.resolve_relations ?? [])
  const relations = resolve(contents, call, {
    find: (from) => findRelations(from, patterns),
    levels: call.shaping.resolve_level === '2' ? 2 : 1,
  })
  return {
    ...('uuids' in relations ? { rel_uuids: relations.uuids } : { rels: relations.stories }),
    ...resolveLinks([...contents, ...contentsOf(relations)], call),
    ...(isOn(call.shaping.resolve_assets) && { assets: listAssets(call, findAssets(contents)) }),
  }
}

function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true'
}

type Resolved = { stories: DeliveredStory[] } | { uuids: string[] }

function contentsOf(resolved: Resolved): unknown[] {
  return 'stories' in resolved ? resolved.stories.map((story) => story.content) : []
}

type Search = { find: (contents: readonly unknown[]) => string[]; levels: 1 | 2 }

function resolve(contents: readonly unknown[], call: DeliveryCall, { find, levels }: Search): Resolved {
  const uuids = find(contents)
  if (uuids.length > maxResolved) return { uuids }
  const stories = readByUuids(call, uuids).map((row) => toStory(row, call))
  if (levels === 1 || stories.length === 0) return { stories }
  const known = new Set(uuids)
  const further = find(stories.map((story) => story.content)).filter((uuid) => !known.has(uuid))
  if (uuids.length + further.length > maxResolved) return { uuids: [...uuids, ...further] }
  return { stories: [...stories, ...readByUuids(call, further).map((row) => toStory(row, call))] }
}

/** `links` in the requested form: whole stories, link objects, or only the address parts. */
function resolveLinks(contents: readonly unknown[], call: DeliveryCall): Record<string, unknown> {
  const { resolve_links: form, resolve_links_level: level } = call.shaping
  if (form === undefined || form === '0') return { links: [] }
  const resolved = resolve(contents, call, { find: findLinks, levels: level === '2' ? 2 : 1 })
  if ('uuids' in resolved) return { link_uuids: resolved.uuids }
  if (form === 'story' || form === '1') return { links: resolved.stories }
  if (form === 'link') return { links: resolved.stories.map((story) => linkForStory(story)) }
  return {
    links: resolved.stories.map(({ id, uuid, slug, name, full_slug: fullSlug, path }) => ({
      id,
      uuid,
      slug,
      name,
      full_slug: fullSlug,
      url: path ?? fullSlug,
    })),
  }
}
