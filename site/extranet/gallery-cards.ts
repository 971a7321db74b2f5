import 'server-only'
import type { TradePhotoCard, TradeRendition } from 'component-schemas/cards/trade-cards.ts'
import type { TradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { TradePhoto } from 'component-schemas/content-types/trade-gallery/trade-photo.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import { fileTypeOf } from '#site/content/downloads/list-downloads.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import type { MarkOf } from './customer-records.ts'
import { downloadPath } from './downloads/download-path.ts'
import { editionOf, itemOfPhoto, type Rendition } from './downloads/items-of-story.ts'
import { fileDetails } from './file-details.ts'
import { readFileMarks } from './read-records.ts'

type GalleryAddress = { address: string; locale: LocaleCode }

/** The photos of a gallery, each with its downloadable renditions. */
export async function photoCards(photos: TradeGallery['photos'], gallery: GalleryAddress): Promise<TradePhotoCard[]> {
  const marked = { ...gallery, markOf: await readFileMarks([gallery.address]) }
  return await Promise.all(photos.map((photo) => photoCard(photo, marked)))
}

type MarkedGallery = GalleryAddress & { markOf: MarkOf }

async function photoCard(photo: TradePhoto, gallery: MarkedGallery): Promise<TradePhotoCard> {
  const { _uid, caption, web, print, rights, usage } = photo
  return {
    key: _uid,
    caption,
    alt: web.alt || caption,
    rights,
    usage,
    web: await rendition(photo, { asset: web, name: 'web' }, gallery),
    print: print && (await rendition(photo, { asset: print, name: 'print' }, gallery)),
  }
}

type Wanted = { asset: Asset; name: Rendition }

async function rendition(photo: TradePhoto, { asset, name }: Wanted, gallery: MarkedGallery): Promise<TradeRendition> {
  const { src, width, height } = asset
  const details = await fileDetails(src)
  return {
    href: pictureHref(photo, { asset, name }, gallery),
    fileType: fileTypeOf(src),
    sizeBytes: details?.length,
    width,
    height,
    mark: gallery.markOf({ address: gallery.address, item: itemOfPhoto(photo, src, name) }, editionOf(src)),
  }
}

/** The downloaded file is named in the reader's language. */
export function pictureHref(photo: TradePhoto, { asset, name }: Wanted, { address, locale }: GalleryAddress): string {
  const item = itemOfPhoto(photo, asset.src, name)
  return `${downloadPath({ address, item })}${locale === sourceLocale ? '' : `?lang=${locale}`}`
}
