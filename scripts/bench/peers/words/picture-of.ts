/** The attributes of an `img`; sizes in pixels of the original. */
export type Picture = { src: string; srcset: string; alt: string; width: number; height: number }

const widths = [320, 480, 640, 800, 1080, 1440]

/** A picture in the widths that our pages offer, made by the vendor's image service; undefined for anything else. */
export function pictureOf(value: unknown): Picture | undefined {
  const { filename, alt }: { filename?: string; alt?: string } =
    typeof value === 'object' && value !== null ? value : {}
  const [, width, height] = /\/(\d+)x(\d+)\//.exec(filename ?? '') ?? []
  if (!filename || !width || !height) return undefined
  const sized = (pixels: number) => `${filename}/m/${pixels}x0/filters:quality(78):format(webp)`
  return {
    src: sized(800),
    srcset: widths
      .filter((pixels) => pixels <= Number(width))
      .map((pixels) => `${sized(pixels)} ${pixels}w`)
      .join(', '),
    alt: alt ?? '',
    width: Number(width),
    height: Number(height),
  }
}
