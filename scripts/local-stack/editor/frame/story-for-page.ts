import { isObject } from '../../is-object.ts'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireStory } from '../services/wire-story.ts'
import { isBlock } from '../story/find-block.ts'
import { linkMarkOf } from './find-relations.ts'
import type { BridgeConfig } from './page-message.ts'
import { shownContent } from './shown-content.ts'
import type { References } from './use-references.ts'

export type PageStory = {
  spaceId: number
  /** Code of a language; empty for the default one. */
  language: string
  components: readonly WireComponent[]
  config: BridgeConfig
  references: References
}

/**
 * Builds the whole story of an `input` message: the draft in one language, with resolved relations and links. It runs
 * at every key stroke, so it rebuilds only objects that have changed since the last run.
 */
export function storyWriter({ spaceId, language, components, config, references }: PageStory) {
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  const isTranslatable = (component: string, field: string) => schemas.get(component)?.[field]?.translatable !== false
  const shownBefore = new WeakMap<object, unknown>()
  const inlinedBefore = new WeakMap<object, unknown>()
  const as = { spaceId, language, fallback: config.fallbackLang, isTranslatable, known: shownBefore }
  const shown = (of: WireStory) => ({
    id: of.id,
    uuid: of.uuid,
    name: of.name,
    slug: of.slug,
    full_slug: language === '' ? of.full_slug : `${language}/${of.full_slug}`,
    default_full_slug: of.full_slug,
    lang: language || 'default',
    parent_id: of.parent_id,
    is_startpage: of.is_startpage,
    tag_list: of.tag_list,
    created_at: of.created_at,
    published_at: of.published_at,
    content: shownContent(of.content, { ...as, storyId: of.id }),
  })
  const links = [...references.links].map(([uuid, { id, name, slug, full_slug }]): [string, unknown] => [
    uuid,
    { id, uuid, name, slug, full_slug, url: full_slug },
  ])
  const known = {
    relations: config.resolveRelations,
    stories: new Map([...references.stories].map(([uuid, story]) => [uuid, shown(story)])),
    links: new Map(links),
    known: inlinedBefore,
  }
  return (story: WireStory) => {
    const whole = shown(story)
    return { ...whole, content: inlineReferences(whole.content, known) }
  }
}

type Known = {
  /** `component.field` of the fields that contain stories. */
  relations: readonly string[]
  /** Uuid -> loaded story; a missing one stays a uuid. */
  stories: ReadonlyMap<string, unknown>
  /** Uuid -> story details for a link. */
  links: ReadonlyMap<string, unknown>
  /** Earlier results by input, valid while nothing else of this changes. */
  known: WeakMap<object, unknown>
}

/**
 * Replaces uuids with stories and adds story details to links. The bridge resolves nothing: it names the relations
 * that the page wants, and the host sends resolved content.
 */
export function inlineReferences(value: unknown, known: Known): unknown {
  if (!Array.isArray(value) && !isObject(value)) return value
  const before = known.known.get(value)
  if (before !== undefined) return before
  const made = Array.isArray(value) ? value.map((entry) => inlineReferences(entry, known)) : inlined(value, known)
  known.known.set(value, made)
  return made
}

function inlined(node: Record<string, unknown>, known: Known): unknown {
  const entries = Object.entries(node).map(([key, inner]): [string, unknown] => [
    key,
    related(node, key, known) ?? inlineReferences(inner, known),
  ])
  return withLink(Object.fromEntries(entries), known)
}

function related(node: Record<string, unknown>, key: string, { relations, stories }: Known): unknown {
  if (!isBlock(node) || !relations.includes(`${node.component}.${key}`)) return undefined
  const value = node[key]
  const resolve = (entry: unknown) => (typeof entry === 'string' ? (stories.get(entry) ?? entry) : entry)
  return Array.isArray(value) ? value.map(resolve) : resolve(value)
}

function withLink(node: Record<string, unknown>, { links }: Known): Record<string, unknown> {
  if (node['fieldtype'] === 'multilink' && typeof node['id'] === 'string' && links.has(node['id'])) {
    return { ...node, story: links.get(node['id']) }
  }
  const attrs = linkMarkOf(node)
  const uuid = attrs?.['uuid']
  return typeof uuid === 'string' && links.has(uuid) ? { ...node, attrs: { ...attrs, story: links.get(uuid) } } : node
}
