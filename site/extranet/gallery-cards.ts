import 'server-only'
import type { TradePhotoCard, TradeRendition } from 'component-schemas/cards/trade-cards.ts'
import type { TradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { TradePhoto } from 'component-schemas/content-types/trade-gallery/trade-photo.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import { fileTypeOf } from '#site/content/listings/list-downloads.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { downloadPath } from './downloads/download-path.ts'
import { itemOfPhoto, type Rendition } from './downloads/items-of-story.ts'
import { fileDetails } from './file-details.ts'

type Place = { address: string; locale: LocaleCode }

/** The photos of a gallery, each with its downloadable renditions. */
export async function photoCards(photos: TradeGallery['photos'], siteContext: Place): Promise<TradePhotoCard[]> {
  return await Promise.all(photos.map((photo) => photoCard(photo, siteContext)))
}

async function photoCard(photo: TradePhoto, siteContext: Place): Promise<TradePhotoCard> {
  const { _uid, caption, web, print, rights, usage } = photo
  return {
    key: _uid,
    caption,
    alt: web.alt || caption,
    rights,
    usage,
    web: await rendition(photo, { asset: web, name: 'web' }, siteContext),
    print: print && (await rendition(photo, { asset: print, name: 'print' }, siteContext)),
  }
}

type Wanted = { asset: Asset; name: Rendition }

async function rendition(photo: TradePhoto, { asset, name }: Wanted, siteContext: Place): Promise<TradeRendition> {
  const { src, width, height } = asset
  const details = await fileDetails(src)
  return {
    href: pictureHref(photo, { asset, name }, siteContext),
    fileType: fileTypeOf(src),
    sizeBytes: details?.length,
    width,
    height,
  }
}

/** The downloaded file is named in the reader's language. */
export function pictureHref(photo: TradePhoto, { asset, name }: Wanted, { address, locale }: Place): string {
  const item = itemOfPhoto(photo, asset.src, name)
  return `${downloadPath({ address, item })}${locale === 'es' ? '' : `?lang=${locale}`}`
}
