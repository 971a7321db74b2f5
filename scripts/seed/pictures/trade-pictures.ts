import { palette } from './drawing/palette.ts'
import { svgElement, svgPicture } from './drawing/svg-element.ts'
import type { NamedKey } from './keys/draw-key.ts'
import type { NamedMachine } from './machines/machine-look.ts'
import type { Picture } from './picture-catalogue.ts'
import { cutBanner } from './scenes/banner-scenes.ts'
import { lyingKey, machineRowPicture, rowPicture, vicesPicture } from './scenes/group-pictures.ts'

type Drawn = { name: string; width: number; height: number; draw: () => string }

/** Pixels of each rendition, as parts of the drawing: print is sharp up to 15 cm at 300 dpi. */
const renditions = { web: 2 / 3, print: 1 } as const

export type TradeScene = {
  houseKeys: readonly NamedKey[]
  vehicleKeys: readonly NamedKey[]
  machines: readonly NamedMachine[]
  bitting: Parameters<typeof cutBanner>[0]
}

/** Pictures for customers, each for screens and for print: `trade/<name>/web` and `trade/<name>/print`. */
export function tradePictures({ houseKeys, vehicleKeys, machines, bitting }: TradeScene): Picture[] {
  const lying = (keys: readonly NamedKey[]) => keys.map((key, index) => lyingKey(`t${index}`, key))
  const product = { width: 1800, height: 1200 }
  const drawn: Drawn[] = [
    { name: 'house-keys', ...product, draw: () => rowPicture(lying(houseKeys.slice(0, 4))) },
    { name: 'vehicle-keys', ...product, draw: () => rowPicture(lying(vehicleKeys.slice(0, 3))) },
    { name: 'machine-row', ...product, draw: () => machineRowPicture(machines.toReversed()) },
    { name: 'vices', ...product, draw: () => vicesPicture(6, palette.paper) },
    { name: 'cut', width: 2400, height: 1000, draw: () => cutBanner(bitting) },
  ]
  return drawn.flatMap((picture) =>
    Object.entries(renditions).map(([rendition, part]) => inSize(picture, rendition, part)),
  )
}

/** The same drawing in other pixels. */
function inSize({ name, width, height, draw }: Drawn, rendition: string, part: number): Picture {
  const size = { width: Math.round(width * part), height: Math.round(height * part) }
  const scaled = () => svgElement('g', { transform: `scale(${part})` }, draw())
  return { name: `trade/${name}/${rendition}`, ...size, draw: () => svgPicture(size, { defs: '', body: scaled() }) }
}
