import type { Asset } from 'component-schemas/schema/field-values.ts'
import { sharedSize } from '#site/page-kinds/seo/page-metadata.ts'
import { imageUrl, isTransformable } from '#site/ui/image/image-url.ts'

/** Pictures that platforms show; an SVG, a recording or a document is none. */
const picture = /\.(avif|gif|jpe?g|png|webp)$/i

/**
 * The picture of a page for shared links: the editor's, else the first in the page's content, in the order of its fields.
 * @param chosen by the editor
 * @param content of the page, resolved
 * @returns undefined where there is none
 */
export function sharedPicture(
  chosen: Asset | undefined,
  content: { story: { content: unknown }; body?: unknown },
): { url: string; alt: string } | undefined {
  const shown = [chosen, content.story.content, content.body].map(firstPicture).find((found) => found !== undefined)
  // Every platform reads JPEG.
  return shown && { url: imageUrl(shown, { ...sharedSize, format: 'jpeg' }), alt: shown.alt }
}

function firstPicture(value: unknown): Asset | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isPicture(value)) return value
  for (const part of Object.values(value)) {
    const found = firstPicture(part)
    if (found) return found
  }
  return undefined
}

function isPicture(value: object): value is Asset {
  if (!('src' in value) || !('alt' in value) || typeof value.src !== 'string') return false
  return picture.test(value.src) && isTransformable(value.src)
}
