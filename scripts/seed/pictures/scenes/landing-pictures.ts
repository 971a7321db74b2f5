import type { Bitting } from '../keys/bitting-line.ts'
import { machineLook, type NamedMachine } from '../machines/machine-look.ts'
import { machineCloseUpPicture, machineFrontPicture, machineMeasuresPicture } from '../machines/machine-pictures.ts'
import { launchBanner } from './banner-scenes.ts'

/** A machine that has a landing and no page among the products yet. */
const smartProMini: NamedMachine = {
  name: 'SMART PRO MINI',
  look: machineLook.parse({ build: 'cabinet', widthMm: 320, depthMm: 290, heightMm: 240 }),
}

/** The views of a launched machine: in the dark, from the front, from nearby, and with its measures. */
export function landingPictures(bitting: Bitting) {
  const size = { width: 1800, height: 1200 }
  const name = (view: string) => `landing/smart-pro-mini/${view}`
  return [
    { name: name('launch'), width: 2400, height: 1000, draw: () => launchBanner(smartProMini, bitting) },
    { name: name('front'), ...size, draw: () => machineFrontPicture(smartProMini) },
    { name: name('in-use'), ...size, draw: () => machineCloseUpPicture(smartProMini) },
    { name: name('measures'), ...size, draw: () => machineMeasuresPicture(smartProMini) },
  ]
}
