import { z } from 'zod'
import type { LocaleCode } from '#site/routing/locales.ts'

/** A story's names and addresses in other languages. */
export const wireAlternates = z
  .array(
    z.looseObject({
      lang: z.string(),
      path: z.string(),
      name: z.string().nullish(),
      published: z.boolean().nullish(),
    }),
  )
  .nullish()

/** The delivery API's story, as far as the site reads it (Storyblok docs: content delivery v2, story object). */
export const wireStory = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  default_full_slug: z.string().nullish(),
  lang: z.string().default('default'),
  published_at: z.string().nullish(),
  content: z.looseObject({ component: z.string() }),
  translated_slugs: wireAlternates,
})

/** `translatedInto` is added by the site (`content/translations`). */
export type WireStory = z.output<typeof wireStory> & { translatedInto?: ReadonlySet<LocaleCode> | undefined }

/** Targets of links: whole stories, where the request has `resolve_links=story`. */
const links = z
  .array(z.looseObject({ id: z.number(), uuid: z.string() }))
  .transform((all) => all.flatMap((one) => wireStory.safeParse(one).data ?? []))
  .nullish()

export const storyResponse = z.looseObject({
  story: wireStory,
  rels: z.array(wireStory).nullish(),
  links,
})

export const storiesResponse = z.looseObject({
  stories: z.array(wireStory),
  links,
})
