import { grainFilter } from '../drawing/metal-part.ts'
import { palette } from '../drawing/palette.ts'
import { strokeText } from '../drawing/stroke-text.ts'
import { layered, placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { drawKey, keyExtent, type NamedKey } from '../keys/draw-key.ts'

/** Pixels of a cover; a sheet of paper is as wide as high divided by the root of two (ISO 216). */
export const coverSize = { width: 1200, height: 1697 } as const

const looks = {
  paper: { ground: palette.paper, ink: palette.ink, accent: palette.brass },
  ink: { ground: palette.ink, ink: palette.paper, accent: palette.brassLight },
  brass: { ground: palette.brassLight, ink: palette.ink, accent: palette.ink },
  steel: { ground: palette.steel[2], ink: palette.ink, accent: palette.brass },
} as const

/** A catalogue to draw a cover for: the key on it, its year and its ground. */
export type Cover = { id: string; product: string; year: string; look: keyof typeof looks }

/** Every catalogue, by the name of its content file. */
export const covers: readonly Cover[] = [
  { id: 'llaves-residenciales-2026', product: 'product/nor-1r', year: '2026', look: 'paper' },
  { id: 'electronica-2026', product: 'product/tes-4rs-t46', year: '2026', look: 'steel' },
  { id: 'maquinas-2026', product: 'product/ara-5t', year: '2026', look: 'ink' },
  { id: 'recambios-2026', product: 'product/cas-2b', year: '2026', look: 'brass' },
  { id: 'cilindros-2025', product: 'product/lin-12dp', year: '2025', look: 'ink' },
  { id: 'llaves-residenciales-2023', product: 'product/nor-1', year: '2023', look: 'steel' },
]

/** A cover: the name of the house, one key standing on its tip, the year. */
export function catalogueCover({ year, look }: Cover, key: NamedKey): string {
  const { ground, ink, accent } = looks[look]
  const { leftMm, totalMm } = keyExtent(key.look)
  const scale = Math.min(20, 1000 / totalMm)
  const drawn = drawKey('key', key)
  const y = 830 - (totalMm / 2 - leftMm) * scale
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
      { defs: grainFilter, body: svgElement('rect', { ...coverSize, fill: ground }) },
      { defs: drawn.defs, body: placed(drawn.body, { x: 600, y, scale, turn: 90 }) },
      { defs: '', body: words + line },
    ),
  )
}
