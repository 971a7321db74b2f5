import type { Measure, View } from './sheet-drawing.ts'

type Box = { title: string; width: number; height: number; measure: Measure }

/** The room that a machine takes, seen from one side. */
export function box({ title, width, height, measure }: Box): View {
  const corner = Math.min(width, height) / 20
  return {
    title,
    width,
    height,
    bodies: [roundedRect({ x: 0, y: 0, width, height }, corner)],
    thin: [],
    dimensions: [
      { side: 'below', from: 0, to: width, label: measure(width) },
      { side: 'right', from: 0, to: height, label: measure(height) },
    ],
  }
}

type Disc = { title: string; diameter: number; bore: number | undefined; measure: Measure }

/** A round tool from the front, with its axes. */
export function disc({ title, diameter, bore, measure }: Disc): View {
  const radius = diameter / 2
  const over = diameter / 20
  return {
    title,
    width: diameter,
    height: diameter,
    bodies: [`${circle(radius, radius)}${bore === undefined ? '' : circle(radius, bore / 2)}`],
    thin: [`M${-over} ${radius}H${diameter + over}M${radius} ${-over}V${diameter + over}`],
    dimensions: [
      { side: 'below', from: 0, to: diameter, label: `⌀ ${measure(diameter)}` },
      ...(bore === undefined
        ? []
        : [{ side: 'right' as const, from: radius - bore / 2, to: radius + bore / 2, label: `⌀ ${measure(bore)}` }]),
    ],
  }
}

type Plate = { title: string; thickness: number; diameter: number; bore: number | undefined; measure: Measure }

/** The same tool from the side. */
export function plate({ title, thickness, diameter, bore, measure }: Plate): View {
  const radius = diameter / 2
  const [above, below] = [radius - (bore ?? 0) / 2, radius + (bore ?? 0) / 2]
  return {
    title,
    width: thickness,
    height: diameter,
    bodies: [`M0 0H${thickness}V${diameter}H0Z`],
    thin: bore === undefined ? [] : [`M0 ${above}H${thickness}M0 ${below}H${thickness}`],
    dimensions: [{ side: 'below', from: 0, to: thickness, label: measure(thickness) }],
  }
}

/** Nominal sizes of the euro profile, in millimetres (DIN 18252). */
const euro = { height: 33, diameter: 17, stem: 10, cam: 10 } as const

type EuroSide = { title: string; outside: number; inside: number; measure: Measure }

/** A profile cylinder from the side: both lengths are counted from the screw in the middle of the cam. */
export function euroSide({ title, outside, inside, measure }: EuroSide): View {
  const length = outside + inside
  const [camLeft, camRight] = [outside - euro.cam / 2, outside + euro.cam / 2]
  return {
    title,
    width: length,
    height: euro.height,
    bodies: [
      `M0 0H${camLeft}V${euro.diameter}H${camRight}V0H${length}V${euro.height}H0Z`,
      `M${camLeft} 1H${camRight}V${euro.diameter}`,
    ],
    thin: [`M${outside} -2V${euro.height + 2}M0 ${euro.diameter}H${camLeft}M${camRight} ${euro.diameter}H${length}`],
    dimensions: [
      { side: 'below', from: 0, to: outside, label: measure(outside) },
      { side: 'below', from: outside, to: length, label: measure(inside) },
    ],
  }
}

/** The standard's profile from the front. */
export function euroProfile({ title, measure }: { title: string; measure: Measure }): View {
  const [radius, half] = [euro.diameter / 2, euro.stem / 2]
  const joint = radius + Math.sqrt(radius ** 2 - half ** 2)
  return {
    title,
    width: euro.diameter,
    height: euro.height,
    bodies: [
      `M${radius - half} ${joint}A${radius} ${radius} 0 1 1 ${radius + half} ${joint}V${euro.height - half}A${half} ${half} 0 0 1 ${radius - half} ${euro.height - half}Z`,
    ],
    thin: [`M${radius} -2V${euro.height + 2}M-2 ${radius}H${euro.diameter + 2}`],
    dimensions: [
      { side: 'below', from: 0, to: euro.diameter, label: measure(euro.diameter) },
      { side: 'right', from: 0, to: euro.height, label: measure(euro.height) },
    ],
  }
}

type Rect = { x: number; y: number; width: number; height: number }

function roundedRect({ x, y, width, height }: Rect, r: number): string {
  return `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
}

function circle(centre: number, r: number): string {
  return `M${centre - r} ${centre}A${r} ${r} 0 1 1 ${centre + r} ${centre}A${r} ${r} 0 1 1 ${centre - r} ${centre}Z`
}
