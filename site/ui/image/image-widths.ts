/** Widths in pixels that pictures are offered in: few, so that caches are shared, and close enough to waste little. */
const ladder = [160, 320, 480, 640, 800, 1080, 1440, 1920, 2560] as const

/** The first step is offered for pictures that are never shown wider; for all others it would only lengthen the list. */
const small = 160

/**
 * Widths worth offering.
 *
 * @param original width of the original in pixels, when known: nothing wider is offered, for it would be blown up
 * @param widest widest the picture is ever shown, in CSS pixels; twice that is offered for dense screens
 */
export function imageWidths(original: number | undefined, widest = 2560): number[] {
  const limit = Math.min(original ?? Number.POSITIVE_INFINITY, widest * 2)
  const least = widest > small ? 320 : small
  const fitting: number[] = ladder.filter((width) => width >= least && width <= limit)
  const rounded = Math.min(4000, Math.floor(limit))
  const isOriginalWorthIt =
    original !== undefined && original <= widest * 2 && !fitting.includes(rounded) && rounded <= 2560
  return isOriginalWorthIt ? [...fitting, rounded] : fitting.length > 0 ? fitting : [least]
}
