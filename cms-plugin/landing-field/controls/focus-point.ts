type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** `/f/<space>/<width>x<height>/…` (Storyblok docs, asset URL). */
export function sizeOf(filename: string): Size | undefined {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? []
  return Number(width) && Number(height) ? { width: Number(width), height: Number(height) } : undefined
}

/** `X1xY1:X2xY2` in pixels -> its middle in per cent of the picture. */
export function focusIn(focus: string, { width, height }: Size): Point | undefined {
  const corners = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)
  if (!corners) return undefined
  const [left, top, right, bottom] = corners.slice(1).map(Number) as [number, number, number, number]
  return { x: Math.round(((left + right) / 2 / width) * 100), y: Math.round(((top + bottom) / 2 / height) * 100) }
}

/** A point in per cent -> the vendor's form, a square of one pixel. */
export function focusAt({ x, y }: Point, { width, height }: Size): string {
  const pixel = (part: number, whole: number) =>
    Math.round((Math.max(0, Math.min(100, part)) / 100) * Math.max(0, whole - 1))
  const [left, top] = [pixel(x, width), pixel(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}
