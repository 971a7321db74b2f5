/** A rectangle of the page, in pixels of the document. */
export type Rect = { left: number; top: number; width: number; height: number }

/** The line at which a block would be inserted. */
export type Line = Rect & { isVertical: boolean }

type Maybe = Rect | undefined

/**
 * The line before the item with an index, after the last one where there is none. It is vertical between items that are side by side.
 * @param rects of the items in order; undefined for one that the page does not show
 */
export function lineAt(rects: readonly Maybe[], index: number): Line | undefined {
  const before = rects.slice(0, index).findLast((rect) => rect !== undefined)
  const after = rects.slice(index).find((rect) => rect !== undefined)
  if (before && after) return isBeside(before, after) ? between(before, after) : below(before, after)
  if (after)
    return firstLine(
      after,
      rects.slice(index + 1).find((rect) => rect !== undefined),
    )
  if (before)
    return lastLine(
      before,
      rects.slice(0, index).findLast((rect) => rect !== undefined && rect !== before),
    )
  return undefined
}

/** Pixels between a point and a line. */
export function distanceTo({ left, top, width, height }: Rect, { x, y }: { x: number; y: number }): number {
  const across = Math.max(left - x, 0, x - (left + width))
  const along = Math.max(top - y, 0, y - (top + height))
  return Math.hypot(across, along)
}

/** Whether two items are in one row. */
function isBeside(one: Rect, other: Rect): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return shared > Math.min(one.height, other.height) / 2
}

function between(before: Rect, after: Rect): Line {
  const [near, far] = before.left <= after.left ? [before, after] : [after, before]
  return vertical((near.left + near.width + far.left) / 2, before, after)
}

function below(before: Rect, after: Rect): Line {
  return horizontal((before.top + before.height + after.top) / 2, before, after)
}

function firstLine(first: Rect, second: Maybe): Line {
  return second && isBeside(first, second) ? vertical(first.left, first, first) : horizontal(first.top, first, first)
}

function lastLine(last: Rect, previous: Maybe): Line {
  return previous && isBeside(previous, last)
    ? vertical(last.left + last.width, last, last)
    : horizontal(last.top + last.height, last, last)
}

function vertical(left: number, one: Rect, other: Rect): Line {
  const top = Math.min(one.top, other.top)
  const height = Math.max(one.top + one.height, other.top + other.height) - top
  return { left, top, width: 0, height, isVertical: true }
}

function horizontal(top: number, one: Rect, other: Rect): Line {
  const left = Math.min(one.left, other.left)
  const width = Math.max(one.left + one.width, other.left + other.width) - left
  return { left, top, width, height: 0, isVertical: false }
}
