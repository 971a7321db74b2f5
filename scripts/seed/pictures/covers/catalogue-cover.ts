import { grainPaint } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { strokeText } from '../drawing/stroke-text.ts'
import { type Drawing, layered, svgElement, svgPicture } from '../drawing/svg-element.ts'

/** Pixels of a cover; a sheet of paper is as wide as high divided by the root of two (ISO 216). */
export const coverSize = { width: 1200, height: 1697 } as const

const looks = {
  paper: { ground: palette.paper, ink: palette.ink, accent: palette.brass },
  ink: { ground: palette.ink, ink: palette.paper, accent: palette.brassLight },
  brass: { ground: palette.brassLight, ink: palette.ink, accent: palette.ink },
  steel: { ground: palette.steel[2], ink: palette.ink, accent: palette.brass },
} as const

/** A catalogue to draw a cover for: what is on it, its year and its ground. */
export type Cover = { id: string; product: string; year: string; look: keyof typeof looks }

/** Every catalogue, by the name of its content file, with a product of its chapters. */
export const covers: readonly Cover[] = [
  { id: 'llaves-residenciales-2026', product: 'product/nor-1r', year: '2026', look: 'paper' },
  { id: 'electronica-2026', product: 'product/rem-3b-433', year: '2026', look: 'steel' },
  { id: 'maquinas-2026', product: 'product/titan-e3', year: '2026', look: 'ink' },
  { id: 'recambios-2026', product: 'product/fr-80', year: '2026', look: 'brass' },
  { id: 'cilindros-2025', product: 'product/can-70d', year: '2025', look: 'ink' },
  { id: 'llaves-residenciales-2023', product: 'product/nor-1', year: '2023', look: 'steel' },
]

/** Where a product stands on a cover, in pixels, and the colour behind it. */
export type CoverPlace = { centre: readonly [x: number, y: number]; width: number; height: number; ground: string }

/** A cover: the name of the house, one product, the year. */
export function catalogueCover({ year, look }: Cover, subject: (place: CoverPlace) => Drawing): string {
  const { ground, ink, accent } = looks[look]
  const words =
    strokeText('ZARANDAL', { x: 96, y: 100, height: 54, colour: ink, weight: 9 }) +
    strokeText(year, { x: 1104, y: 1480, height: 110, colour: accent, weight: 14, align: 'end' })
  const line = svgElement('path', {
    d: 'M96 1535H420l40-40h70l40 24h60l36-36h24',
    fill: 'none',
    stroke: accent,
    'stroke-width': 10,
  })
  return svgPicture(
    coverSize,
    layered(
      { defs: grainPaint, body: svgElement('rect', { ...coverSize, fill: ground }) },
      subject({ centre: [600, 830], width: 960, height: 1000, ground }),
      words + line,
    ),
  )
}
