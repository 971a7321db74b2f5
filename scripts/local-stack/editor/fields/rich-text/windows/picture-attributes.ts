import type { WireAsset } from '../../../services/wire-asset.ts'

/** An image of the library as a text stores it (Storyblok docs, rich text image node). */
export function pictureAttributes(asset: WireAsset): Record<string, unknown> {
  return {
    id: asset.id,
    src: asset.filename,
    alt: asset.alt ?? '',
    title: asset.title ?? '',
    source: asset.source ?? '',
    copyright: asset.copyright ?? '',
    meta_data: { ...asset.meta_data },
  }
}
