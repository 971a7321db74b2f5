import type { DeliveryCall } from '../delivery-call.ts'
import { deliverContent } from './deliver-content.ts'
import type { StoryRow, TranslatedSlug } from './story-row.ts'

/** A story object of the delivery API (Storyblok docs, the story object). */
export type DeliveredStory = {
  [property: string]: unknown
  id: number
  uuid: string
  name: string
  full_slug: string
  content: unknown
}

/** Builds the story object of one row in the requested language and with the requested fields. */
export function toStory(row: StoryRow, call: DeliveryCall): DeliveredStory {
  const slugs: TranslatedSlug[] = JSON.parse(row.translated_slugs)
  const place = placeOf(row, slugs, call)
  return withoutExcluded(
    {
      name: place.name,
      created_at: row.created_at,
      published_at: row.published_at,
      updated_at: row.updated_at,
      id: row.id,
      uuid: row.uuid,
      content: contentOf(row, call),
      slug: place.slug,
      full_slug: place.fullSlug,
      default_full_slug: row.full_slug,
      sort_by_date: row.sort_by_date,
      position: row.position,
      tag_list: JSON.parse(row.tag_list),
      is_startpage: row.is_startpage === 1,
      parent_id: row.parent_id,
      meta_data: row.meta_data === null ? null : JSON.parse(row.meta_data),
      group_id: row.group_id,
      first_published_at: row.first_published_at,
      release_id: row.release_id,
      lang: call.language ?? 'default',
      path: row.path,
      alternates: JSON.parse(row.alternates),
      translated_slugs: slugs.map(({ path, name, lang, published }) => ({ path, name, lang, published })),
    },
    call.shaping.excluding_story_fields ?? [],
  )
}

/** Name and address in the requested language: the language code, then the translated path, else the default one. */
function placeOf(row: StoryRow, slugs: readonly TranslatedSlug[], call: DeliveryCall) {
  if (call.language === undefined) return { name: row.name, slug: row.slug, fullSlug: row.full_slug }
  const own = slugs.find(
    ({ lang, published }) => lang === call.language && (published || call.layer.version === 'draft'),
  )
  return {
    name: own?.name ?? row.name,
    slug: own?.slug ?? row.slug,
    fullSlug: `${call.language}/${own?.path ?? row.full_slug}`,
  }
}

function contentOf(row: StoryRow, call: DeliveryCall): unknown {
  const stored: Record<string, unknown> = JSON.parse(row.content)
  for (const field of call.shaping.excluding_fields ?? []) {
    if (field === 'component' || field === '_uid') continue
    for (const key of Object.keys(stored)) if (key === field || key.startsWith(`${field}__i18n__`)) delete stored[key]
  }
  const isDraft = call.layer.version === 'draft'
  return deliverContent(stored, {
    languages: call.languageKeys,
    untranslatable: call.untranslatable,
    ...(isDraft && { editable: { spaceId: call.spaceId, storyId: row.id } }),
  })
}

/** Identifying properties of a story cannot be excluded (Storyblok client, excluding_story_fields). */
const stored = new Set(['id', 'uuid', 'name', 'slug', 'full_slug', 'content'])

function withoutExcluded(story: DeliveredStory, excluded: readonly string[]): DeliveredStory {
  for (const property of excluded) if (!stored.has(property)) delete story[property]
  return story
}
