import 'server-only'
import type { TradeGalleryCard } from 'component-schemas/cards/trade-cards.ts'
import { type TradeGallery, tradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listOpen, type OpenStory } from '#site/extranet/closed-stories.ts'
import { entryCards } from '#site/extranet/entry-cards.ts'
import { pictureHref } from '#site/extranet/gallery-cards.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { folderOf, getShell } from '../shell.ts'

/** A category of the photo gallery: the categories in it, and its own galleries. */
export async function load(requestedPage: RequestedStory) {
  const { siteContext } = requestedPage
  const shell = await getShell(requestedPage)
  const folder = folderOf(shell.story)
  const all = await listOpen(tradeGallery, siteContext, { sortBy: 'content.date:desc', folder })
  const below = (inner: string) => all.filter(({ wire: one }) => restOf(one).startsWith(`${inner}/`))
  const photosBelow = (inner: string) => below(inner).reduce((sum, { content }) => sum + content.photos.length, 0)
  const own = all.filter(({ wire: one }) => restOf(one).split('/').length === folder.split('/').length + 1)
  return {
    ...shell,
    entries: await entryCards(folder, siteContext, photosBelow),
    galleries: own.flatMap((one) => galleryCard(one, siteContext)),
  }
}

function restOf(wire: WireStory): string {
  return splitAddress(addressOf(wire)).rest
}

function galleryCard({ wire, content }: OpenStory<TradeGallery>, siteContext: SiteContext): TradeGalleryCard[] {
  const href = pathForStory(wire, siteContext)
  const [first] = content.photos
  if (href === undefined || !first) return []
  const { title, teaser, photos } = content
  const { width, height } = first.web
  const at = { address: addressOf(wire), locale: siteContext.locale }
  const cover = { href: pictureHref(first, { asset: first.web, name: 'web' }, at), width, height }
  return [{ uuid: wire.uuid, title, teaser, href, count: photos.length, cover }]
}
