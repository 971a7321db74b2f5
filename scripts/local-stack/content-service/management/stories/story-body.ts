import { z } from 'zod'

/** RFC 3986 unreserved characters without a leading dot: a slug becomes part of addresses verbatim. */
const slug = z
  .string()
  .trim()
  .min(1, "can't be blank")
  .max(255, 'is too long')
  .regex(/^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/, 'is invalid')

const translatedSlug = z.object({
  id: z.number().optional(),
  lang: z.string().min(1, "can't be blank").optional(),
  slug: slug.nullish().or(z.literal('')),
  name: z.string().nullish(),
  _destroy: z.boolean().nullish(),
})

/** Keys that the service stores; the others of a story (id, uuid, assigned dates) are accepted and ignored. */
const storyFields = z.object({
  name: z.string().trim().min(1, "can't be blank").max(255, 'is too long'),
  slug,
  content: z.record(z.string(), z.unknown()),
  parent_id: z.number().int().nonnegative().nullable(),
  is_folder: z.boolean(),
  is_startpage: z.boolean(),
  group_id: z.uuid(),
  path: z.string().nullable(),
  position: z.number().int(),
  tag_list: z.array(z.string().min(1)),
  meta_data: z.record(z.string(), z.unknown()).nullable(),
  sort_by_date: z.string().nullable(),
  first_published_at: z.string().nullable(),
  default_root: z.string().nullable(),
  disable_fe_editor: z.boolean(),
  publish_at: z.string().nullable(),
  expire_at: z.string().nullable(),
  base_version_id: z.number().int().nullable(),
  current_version_id: z.number().int().nullable(),
  translated_slugs_attributes: z.array(translatedSlug).nullable(),
})

const flag = z.union([z.boolean(), z.number(), z.string()]).optional()
const releaseId = z.coerce.number().int().nonnegative().nullish()

/** Body of POST stories. Storyblok docs, management API: create a story. */
export const newStoryBody = z.object({
  story: storyFields.partial().required({ name: true, slug: true }),
  publish: flag,
  release_id: releaseId,
})

/** Body of PUT stories/:id; absent keys keep their value. */
export const storyChangeBody = z.object({
  story: storyFields.partial(),
  publish: flag,
  force_update: flag,
  lang: z.string().optional(),
  release_id: releaseId,
  /**
   * The version that this save restores something of, for the list of versions. This service's own: the vendor's restore call knows no
   * base version, so it overwrites a colleague's save meanwhile.
   */
  restored_version_id: z.number().int().optional(),
})

/** Body of the duplicate call; absent keys derive from the original. */
export const duplicateBody = z.object({
  story: storyFields.pick({ name: true, slug: true, parent_id: true }).partial().default({}),
})

export type StoryFields = z.output<typeof storyChangeBody>['story']
export type TranslatedSlugAttributes = z.output<typeof translatedSlug>
