import { type GalleryBlock, galleryBlocks } from './gallery-examples.ts'

/** Widths of a phone, a tablet and a desktop screen, in CSS pixels. */
export const galleryWidths = [360, 768, 1440] as const

export type GalleryWidth = (typeof galleryWidths)[number]

export type GalleryAddress = { block?: GalleryBlock | undefined; width?: GalleryWidth | undefined }

/**
 * What an address of the gallery shows: `[]` all blocks, `[block]` its examples, `[block, width]` the same in that width.
 * @returns undefined when the gallery has no such page
 */
export function readGalleryAddress(segments: readonly string[]): GalleryAddress | undefined {
  const [name, pixels, ...more] = segments
  if (name === undefined) return {}
  const block = galleryBlocks().find((one) => one.name === name)
  const width = galleryWidths.find((one) => String(one) === pixels)
  if (!block || more.length > 0 || (pixels !== undefined && width === undefined)) return undefined
  return { block, width }
}
