import type { Measure, View } from './sheet-drawing.ts'

type Blade = { title: string; length: number; height: number; isShouldered: boolean; measure: Measure }

/** How far the bow is shown before the break, and how far its shoulder sticks out, in millimetres. */
const [neck, shoulder] = [7, 2.5] as const

/** The uncut blade from its stop to its tip. The data do not tell the form of bow and tip: the bow is broken off, the tip is plain. */
export function bladeView({ title, length, height, isShouldered, measure }: Blade): View {
  const out = isShouldered ? Math.min(shoulder, height / 3) : 0
  const [top, bottom] = [out, out + height]
  const [left, tip] = [neck, neck + length]
  const bevel = Math.min(height / 3, length / 6)
  const whole = height + 2 * out
  const bodies = [
    `M0 0H${left}V${top}H${tip - bevel}L${tip} ${top + bevel}V${bottom - bevel}L${tip - bevel} ${bottom}H${left}V${whole}H0`,
  ]
  return {
    title,
    width: tip,
    height: whole,
    bodies,
    thin: [breakLine(whole), ...(isShouldered ? [] : [`M${left} ${top}V${bottom}`])],
    dimensions: [
      { side: 'below', from: left, to: tip, label: measure(length) },
      { side: 'right', from: top, to: bottom, label: measure(height) },
    ],
  }
}

/** A line with a zigzag says that the part goes on (ISO 128-2). */
function breakLine(height: number): string {
  const middle = height / 2
  return `M0 -1.5V${middle - 1.2}L-1 ${middle - 0.5}L1 ${middle + 0.5}L0 ${middle + 1.2}V${height + 1.5}`
}

type Section = { title: string; height: number; thickness: number; measure: Measure }

/** The bounding section of the blade; its grooves are no numbers of the data. */
export function sectionView({ title, height, thickness, measure }: Section): View {
  return {
    title,
    width: thickness,
    height,
    bodies: [`M0 0H${thickness}V${height}H0Z`],
    thin: hatching(thickness, height),
    dimensions: [
      { side: 'below', from: 0, to: thickness, label: measure(thickness) },
      { side: 'right', from: 0, to: height, label: measure(height) },
    ],
  }
}

/** Cut material is hatched at 45 degrees (ISO 128-3). */
function hatching(width: number, height: number): string[] {
  const step = Math.max(height, width) / 8
  const lines = Math.floor((width + height) / step)
  return Array.from({ length: lines }, (_, index) => {
    const sum = (index + 1) * step
    const [fromX, toX] = [Math.max(0, sum - height), Math.min(width, sum)]
    return `M${fromX} ${sum - fromX}L${toX} ${sum - toX}`
  })
}
