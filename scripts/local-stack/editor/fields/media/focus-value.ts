/** A point in an image, in pixels of its original. */
export type Point = { x: number; y: number }

export type PictureSize = { width: number; height: number }

/**
 * The focal point of an image as the vendor stores it: `X1xY1:X2xY2`, a rectangle of one pixel (Storyblok docs, image
 * service, focal point).
 */
export function focusOf({ x, y }: Point): string {
  return `${x}x${y}:${x + 1}x${y + 1}`
}

/** The centre of a stored rectangle; undefined when there is none, or it is invalid. */
export function pointOf(focus: string): Point | undefined {
  const numbers = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)?.slice(1).map(Number)
  if (numbers === undefined) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers
  return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) }
}

/** A point moved by pixels and clamped to the image. */
export function movedPoint(point: Point, by: Point, size: PictureSize): Point {
  return {
    x: Math.min(Math.max(0, Math.round(point.x + by.x)), size.width - 1),
    y: Math.min(Math.max(0, Math.round(point.y + by.y)), size.height - 1),
  }
}

/** The size in an asset's address, `/f/<space>/<width>x<height>/…`; undefined when it has none. */
export function sizeIn(address: string): PictureSize | undefined {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(address) ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined
}
