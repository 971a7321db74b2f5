import { z } from 'zod'

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const row = {
  id: z.number(),
  uuid: z.string(),
  full_slug: z.string(),
  is_folder: flag,
  published: flag,
  created_at: text,
  updated_at: text,
  first_published_at: text,
}

/** A row of `GET stories` (Storyblok docs, management API: retrieve multiple stories): everything but the content. */
const storyRow = z.object(row).transform((wire) => ({
  id: wire.id,
  uuid: wire.uuid,
  /** Without the closing `/` that a start page has. */
  fullSlug: withoutSlash(wire.full_slug),
  isFolder: wire.is_folder,
  isPublished: wire.published,
  isRevised: isRevised(wire),
}))

/** A story of `GET stories/{id}` with its draft content, every language side by side. */
const story = z
  .object({
    ...row,
    slug: text,
    is_startpage: flag,
    content: z
      .record(z.string(), z.unknown())
      .nullish()
      .transform((value) => value ?? {}),
    translated_slugs: z
      .array(z.object({ lang: z.string(), slug: text }))
      .nullish()
      .transform((value) => value ?? []),
    localized_paths: z
      .array(
        z.object({ lang: z.string(), path: z.string(), name: z.string().nullish(), published: z.boolean().nullish() }),
      )
      .nullish()
      .transform((value) => value ?? []),
  })
  .transform((wire) => ({
    id: wire.id,
    uuid: wire.uuid,
    fullSlug: withoutSlash(wire.full_slug),
    isFolder: wire.is_folder,
    isPublished: wire.published,
    isRevised: isRevised(wire),
    isStartpage: wire.is_startpage,
    content: wire.content,
    /** Language -> slug; a language without a slug is missing. */
    slugs: new Map(wire.translated_slugs.flatMap(({ lang, slug }) => (slug.trim() === '' ? [] : [[lang, slug]]))),
    /** Its path in each other language, its folders' slugs included. */
    paths: wire.localized_paths,
  }))

export type StoryRow = z.output<typeof storyRow>
export type Story = z.output<typeof story>

/** uuid -> story or folder of the space, without content. */
export type StoryIndex = ReadonlyMap<string, StoryRow>

/** One row of a list. @throws ZodError when it is no story of the management API */
export function parseStoryRow(wire: unknown): StoryRow {
  return storyRow.parse(wire)
}

/** One story with content. @throws ZodError when it is no story of the management API */
export function parseStory(wire: unknown): Story {
  return story.parse(wire)
}

function withoutSlash(slug: string): string {
  return slug.replace(/\/+$/, '')
}

type Moments = { created_at: string; updated_at: string; first_published_at: string }

/** Whether it was written again after it was first published, or made: only then has it a history worth reading. */
function isRevised({ created_at, updated_at, first_published_at }: Moments): boolean {
  return Date.parse(updated_at) > Date.parse(first_published_at || created_at)
}

/** Slugs that begin with `_` are of settings and data, which have no page (product specification, addresses of pages). */
export function isRoutable({ fullSlug }: { fullSlug: string }): boolean {
  return !fullSlug.startsWith('_')
}

/** The market's folder, the first part of the path. */
export function marketOf({ fullSlug }: { fullSlug: string }): string {
  return fullSlug.split('/')[0] ?? ''
}

/** The path below the market's folder: pages of two markets with the same path replace each other. */
export function pathInMarket({ fullSlug }: { fullSlug: string }): string {
  return fullSlug.split('/').slice(1).join('/')
}
