import { isDeepStrictEqual } from 'node:util'
import { compileContent, type Language, type Targets, type WireContent } from '../compile/compile-content.ts'
import { isInLanguage } from '../compile/languages-of-story.ts'
import { type SourceFolder, sourceFolders } from '../compile/source-folders.ts'
import { fullSlugOf, type SourceStory } from '../compile/source-story.ts'
import type { SpaceClient } from './space-client.ts'
import {
  createStory,
  type StoryDetail,
  type StoryRow,
  storiesBySlug,
  storyDetailOf,
  updateStory,
} from './story-rows.ts'

export type StoryCounts = { created: number; updated: number; unchanged: number }

type Writing = {
  client: SpaceClient
  stories: readonly SourceStory[]
  languages: readonly Language[]
  /** Address and id of each picture, by name. */
  asset: Targets['asset']
}

/**
 * Makes the space's stories equal to the content files: first every folder and an empty story for each new one, so that
 * all ids are known, then their content, only where it differs. After an interruption the next run resumes.
 */
export async function writeStories(writing: Writing): Promise<StoryCounts> {
  const rows = await storiesBySlug(writing.client)
  const created = await createMissing(writing, rows)
  const targets = spaceTargets(writing, rows)
  let updated = 0
  for (const story of writing.stories) {
    const row = requireRow(rows, story)
    const wire = wireStory(story, compileContent(story, targets, writing.languages), writing.languages)
    // A story that this run created is empty: it is not read first.
    const present = created.has(row.id) ? undefined : await storyDetailOf(writing.client, row.id)
    if (present && isEqual(present, wire, story)) continue
    await updateStory(writing.client, row.id, {
      story: { ...wire, translated_slugs_attributes: withIds(wire.translated_slugs_attributes, present) },
      isPublished: story.state === 'published',
    })
    updated += 1
  }
  return { created: created.size, updated, unchanged: writing.stories.length - updated }
}

/**
 * Adds folders (outer ones first) and empty stories to the space and to `rows`.
 * @returns their ids
 */
async function createMissing({ client, stories }: Writing, rows: Map<string, StoryRow>): Promise<Set<number>> {
  const created = new Set<number>()
  const add = async (fullSlug: string, story: Record<string, unknown>) => {
    if (rows.has(fullSlug)) return
    const row = await createStory(client, story)
    rows.set(fullSlug, row)
    created.add(row.id)
  }
  const idOf = (folder: string) => (folder === '' ? 0 : (rows.get(folder)?.id ?? 0))
  for (const folder of sourceFolders) {
    const page = rows.get(folder.path)
    if (page && !page.is_folder) await turnIntoStartPage({ client, rows }, page, wireFolder(folder, idOf))
    else await add(folder.path, wireFolder(folder, idOf))
  }
  for (const story of stories) {
    await add(fullSlugOf(story), {
      name: story.name,
      slug: story.slug,
      parent_id: idOf(story.folder),
      is_startpage: story.isStartpage,
      content: { component: story.content.component },
    })
  }
  return created
}

type Turning = { client: SpaceClient; rows: Map<string, StoryRow> }

/** A page of an earlier seed has the address of a new folder: it becomes the folder's start page, with its id and versions. */
async function turnIntoStartPage({ client, rows }: Turning, page: StoryRow, folder: Record<string, unknown>) {
  const { id, slug, full_slug: fullSlug } = page
  // Two stories of one folder cannot have one slug, in any language.
  const { translated_slugs: slugs } = await storyDetailOf(client, id)
  const aside = slugs.map((own) => ({ ...own, slug: `${own.slug}-${id}` }))
  const story = { slug: `${slug}-${id}`, translated_slugs_attributes: aside }
  await updateStory(client, id, { story, isPublished: false })
  const row = await createStory(client, folder)
  await updateStory(client, id, { story: { slug, parent_id: row.id, is_startpage: true }, isPublished: false })
  rows.set(fullSlug, row)
  rows.set(`${fullSlug}/`, { ...page, full_slug: `${fullSlug}/` })
}

function wireFolder({ path, name, slugs }: SourceFolder, idOf: (folder: string) => number) {
  const steps = path.split('/')
  return {
    name,
    slug: steps.at(-1),
    parent_id: idOf(steps.slice(0, -1).join('/')),
    is_folder: true,
    translated_slugs_attributes: Object.entries(slugs).map(([lang, slug]) => ({ lang, slug })),
  }
}

function spaceTargets({ stories, asset }: Writing, rows: ReadonlyMap<string, StoryRow>): Targets {
  const byKey = new Map(stories.map((story) => [story.key, story]))
  const rowOf = (key: string): StoryRow => {
    const story = byKey.get(key)
    if (!story) throw new Error(`there is no story ${key}`)
    return requireRow(rows, story)
  }
  return {
    asset,
    uuid: (key) => rowOf(key).uuid,
    place: (key) => ({ cached_url: rowOf(key).full_slug }),
  }
}

function requireRow(rows: ReadonlyMap<string, StoryRow>, story: SourceStory): StoryRow {
  const row = rows.get(fullSlugOf(story))
  if (!row) throw new Error(`${story.file}: the space has no story ${fullSlugOf(story)}`)
  return row
}

type WireStory = {
  name: string
  slug: string
  content: WireContent
  tag_list: readonly string[]
  translated_slugs_attributes: readonly WireSlug[]
}
type WireSlug = { id?: number; lang: string; slug: string; name: string }

function wireStory(story: SourceStory, content: WireContent, languages: readonly Language[]): WireStory {
  const own = languages.filter(({ locale }) => isInLanguage(story, locale))
  const slugs = own.map(
    ({ locale, translations }): WireSlug => ({
      lang: locale,
      slug: story.slugs[locale] ?? story.slug,
      name: translations.get(`${story.key}#story.name`)?.words || story.name,
    }),
  )
  return { name: story.name, slug: story.slug, content, tag_list: story.tags, translated_slugs_attributes: slugs }
}

function isEqual(present: StoryDetail, wire: WireStory, story: SourceStory): boolean {
  const isPublic = story.state === 'published'
  const slugs = present.translated_slugs.map(({ lang, slug, name }) => ({ lang, slug, name: name ?? '' }))
  return (
    present.published === isPublic &&
    (!isPublic || !present.unpublished_changes) &&
    present.name === wire.name &&
    isDeepStrictEqual(present.tag_list, [...wire.tag_list]) &&
    isDeepStrictEqual(sorted(slugs), sorted(wire.translated_slugs_attributes)) &&
    isDeepStrictEqual(present.content, JSON.parse(JSON.stringify(wire.content)))
  )
}

function sorted<Slug extends { lang: string }>(slugs: readonly Slug[]): Slug[] {
  return slugs.toSorted((a, b) => a.lang.localeCompare(b.lang))
}

/** The hosted service finds a translated slug by its id. */
function withIds(slugs: readonly WireSlug[], present: StoryDetail | undefined): WireSlug[] {
  return slugs.map((slug) => {
    const id = present?.translated_slugs.find(({ lang }) => lang === slug.lang)?.['id']
    return typeof id === 'number' ? { id, ...slug } : slug
  })
}
