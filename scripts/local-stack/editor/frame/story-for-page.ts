import type { WireComponent } from '../services/wire-component.ts'
import type { WireStory } from '../services/wire-story.ts'
import { inlineReferences } from './inline-references.ts'
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
    stories: new Map([...references.stories].map(([uuid, related]) => [uuid, shown(related)])),
    links: new Map(links),
    known: inlinedBefore,
  }
  return (story: WireStory) => {
    const whole = shown(story)
    return { ...whole, content: inlineReferences(whole.content, known) }
  }
}
