import 'server-only'
import type { GalleryPhoto } from 'component-schemas/content-types/gallery/gallery-photo.ts'
import { gallery } from 'component-schemas/content-types/gallery/schema.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'

export type NamedGallery = { title: string; href: string | undefined; photos: readonly GalleryPhoto[] }

/** A published gallery that a story refers to; undefined without one. */
export async function galleryNamed(
  uuid: string | undefined,
  siteContext: SiteContext,
): Promise<NamedGallery | undefined> {
  if (uuid === undefined) return undefined
  const [wire] = await listStoriesByUuid([uuid], siteContext.locale)
  const parsed = wire && gallery.content.safeParse(withoutMarks(resolveLinks(wire.content, siteContext)))
  if (!wire || !parsed?.success) return undefined
  const { title, photos } = parsed.data
  return { title, href: pathForStory(wire, siteContext), photos }
}
