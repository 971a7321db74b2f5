/** Writes a length as readers of the language do. */
export type Measure = (millimetres: number) => string

/** A dimension with its line: along the lower edge, or along the right one. Positions in millimetres of the product. */
export type Dimension = { side: 'below' | 'right'; from: number; to: number; label: string }

/** One view of a product, in millimetres of the product, y downwards. */
export type View = {
  /** Such as “Side”. */
  title: string
  width: number
  height: number
  /** SVG paths: bodies with their visible edges, and thin lines for axes, breaks and hatching. */
  bodies: readonly string[]
  thin: readonly string[]
  dimensions: readonly Dimension[]
}

/** A view with its scale: `factor` millimetres on paper for one of the product. */
export type ScaledView = View & { factor: number; scale: string }

export type SheetDrawing = { views: readonly ScaledView[] }

/** Scales that a drawing may have (ISO 5455), the largest first. */
const factors = [5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50] as const

/** Room for a view on paper, in millimetres. */
export type Room = { width: number; height: number; largest?: number }

/** The view at the largest scale with which it fits into the room; undefined when it fits with none. */
export function scaledView(view: View, { width, height, largest = 5 }: Room): ScaledView | undefined {
  const factor = factors.find((one) => one <= largest && view.width * one <= width && view.height * one <= height)
  return factor === undefined ? undefined : { ...view, factor, scale: scaleOf(factor) }
}

function scaleOf(factor: number): string {
  return factor < 1 ? `1 : ${Math.round(1 / factor)}` : `${factor} : 1`
}
