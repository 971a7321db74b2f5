import { circle, ellipse, polygon } from './key-shape.ts'

type Bow = { outlines: string[]; hole: string; width: number; height: number }

/** The part that one holds, of about the size of the catalogue's own keys; it ends at `right`. */
const bows: Readonly<Record<string, (right: number) => Bow>> = {
  round: (right) => ({
    outlines: [circle(right - 12, 0, 12)],
    hole: circle(right - 19, 0, 2.6),
    width: 24,
    height: 24,
  }),
  square: (right) => ({
    outlines: [rounded({ left: right - 22, right, half: 10 })],
    hole: rounded({ left: right - 20, right: right - 16.5, half: 4 }),
    width: 22,
    height: 20,
  }),
  hexagon: (right) => ({ outlines: [hexagon(right)], hole: circle(right - 18.5, 0, 2.4), width: 24, height: 20 }),
  oval: (right) => ({
    outlines: [ellipse(right - 13.5, 0, [13.5, 9.5])],
    hole: ellipse(right - 14, 0, [8.5, 5.5]),
    width: 27,
    height: 19,
  }),
  trefoil: (right) => ({
    outlines: [circle(right - 6, 6, 6.5), circle(right - 6, -6, 6.5), circle(right - 16, 0, 6.5)],
    hole: [circle(right - 6, 6, 3.4), circle(right - 6, -6, 3.4), circle(right - 16, 0, 3.4)].join(''),
    width: 22.5,
    height: 25,
  }),
  plastic: (right) => ({
    outlines: [polygon(plastic.map(([x, y]) => [right + x, y]))],
    hole: rounded({ left: right - 34, right: right - 31, half: 5 }),
    width: 37,
    height: 28,
  }),
}

const plastic = [
  [0, -6],
  [-9, -13],
  [-26, -14],
  [-34, -11],
  [-37, -5],
  [-37, 5],
  [-34, 11],
  [-26, 14],
  [-9, 13],
  [0, 6],
] as const

function hexagon(right: number): string {
  const points = [
    [0, 0],
    [-6, 10],
    [-18, 10],
    [-24, 0],
    [-18, -10],
    [-6, -10],
  ] as const
  return polygon(points.map(([x, y]) => [right + x, y]))
}

/** A rectangle whose corners are cut by two millimetres, or by a third of a narrow one. */
function rounded({ left, right, half }: { left: number; right: number; half: number }): string {
  const corner = Math.min(2, (right - left) / 3)
  return polygon([
    [left + corner, -half],
    [right - corner, -half],
    [right, -half + corner],
    [right, half - corner],
    [right - corner, half],
    [left + corner, half],
    [left, half - corner],
    [left, -half + corner],
  ])
}

/** The bow of a shape; one that an editor has added, or that is not stated, is drawn round. */
export function drawBow(head: string | undefined, right: number): Bow {
  const bow = bows[head ?? 'round'] ?? bows['round']
  return bow ? bow(right) : { outlines: [], hole: '', width: 0, height: 0 }
}
