import { z } from 'zod'
import type { SourceStory } from '../compile/source-story.ts'
import { isTableProduct } from '../tables/is-table-product.ts'
import { catalogueCover, coverSize, covers } from './covers/catalogue-cover.ts'
import { coverSubjects } from './covers/cover-subjects.ts'
import { palette } from './drawing/palette.ts'
import { keyFrontPicture } from './keys/draw-key.ts'
import { processPicture, processSteps } from './keys/key-process.ts'
import { keySectionPicture } from './keys/key-section.ts'
import { cylinderPicture } from './locks/cylinder-picture.ts'
import { keyInUsePicture } from './locks/lock-cutaway.ts'
import { padlockPicture } from './locks/padlock-picture.ts'
import { cylinderLookOf, padlockLookOf } from './look-of-lock.ts'
import { cutterLookOf, handDeviceLookOf, pinToolLookOf, remoteLookOf, transponderLookOf } from './look-of-part.ts'
import { codeOf, keyLookOf, keyOf, machineOf } from './look-of-product.ts'
import { machineCloseUpPicture, machineFrontPicture, machineMeasuresPicture } from './machines/machine-pictures.ts'
import { newsroomPictures } from './newsroom/newsroom-pictures.ts'
import { cutterPicture } from './parts/cutter-wheel.ts'
import { handDevicePicture } from './parts/hand-device.ts'
import { pinToolPicture } from './parts/pin-tool.ts'
import { remotePicture } from './parts/remote.ts'
import { transponderPicture } from './parts/transponder.ts'
import { cutBanner, keyWallBanner, launchBanner, workbenchBanner } from './scenes/banner-scenes.ts'
import { lyingKey, lyingRemote, machineRowPicture, rowPicture, vicesPicture } from './scenes/group-pictures.ts'
import { landingPictures } from './scenes/landing-pictures.ts'
import { placePictures } from './scenes/place-pictures.ts'
import { tradePictures } from './trade-pictures.ts'

/**
 * A picture to draw: its name in content files, its size in pixels, and its drawing as SVG text. `drawnWidth` is the
 * width of the drawing where it is rendered smaller than drawn.
 */
export type Picture = { name: string; width: number; height: number; drawnWidth?: number; draw: () => string }

const product = { width: 1800, height: 1200 }
/** Products of the tables are many and drawing is paid for by the pixel: theirs are sharp up to a card or a detail page. */
const tableProduct = { width: 960, height: 640, drawnWidth: product.width }
const banner = { width: 2400, height: 1000 }

/** Every picture that content may name: the views of each product, the steps of making a key, groups and scenes. */
export function pictureCatalogue(stories: readonly SourceStory[]): Picture[] {
  const products = stories.filter(({ drawing }) => drawing !== undefined)
  // Groups and scenes show the products that have a page of their own words: a wall of fifty keys is a pattern, no picture.
  const current = products.filter((story) => story.content['status'] !== 'discontinued' && !isTableProduct(story))
  return [
    ...products.flatMap(productPictures),
    ...scenePictures(current),
    ...newsroomPictures(),
    ...placePictures(),
    ...coverPictures(products),
  ]
}

function productPictures(story: SourceStory): Picture[] {
  const code = codeOf(story)
  const views = viewsByKind[story.drawing?.kind ?? '']
  if (!views) throw new Error(`${story.file}, drawing.kind: nothing is drawn for ${String(story.drawing?.kind)}`)
  const size = isTableProduct(story) ? tableProduct : product
  return Object.entries(views(story, code)).map(([view, draw]) => ({ name: `${story.key}/${view}`, ...size, draw }))
}

type Views = Readonly<Record<string, () => string>>

const viewsByKind: Readonly<Record<string, (story: SourceStory, code: string) => Views>> = {
  key: (story, code) => {
    const key = { code, look: keyLookOf(story) }
    return {
      front: () => keyFrontPicture(key),
      section: () => keySectionPicture(key),
      'in-use': () => keyInUsePicture(key),
    }
  },
  machine: (story) => {
    const machine = machineOf(story)
    return {
      front: () => machineFrontPicture(machine),
      'in-use': () => machineCloseUpPicture(machine),
      measures: () => machineMeasuresPicture(machine),
    }
  },
  cutter: (story, code) => ({ front: () => cutterPicture(code, cutterLookOf(story)) }),
  remote: (story, code) => ({ front: () => remotePicture(code, remoteLookOf(story)) }),
  transponder: (story, code) => ({ front: () => transponderPicture(code, transponderLookOf(story)) }),
  device: (story, code) => ({ front: () => handDevicePicture(code, handDeviceLookOf(story)) }),
  cylinder: (story, code) => ({ front: () => cylinderPicture(code, cylinderLookOf(story)) }),
  padlock: (story, code) => ({ front: () => padlockPicture(code, padlockLookOf(story)) }),
  'pin-tool': (story, code) => ({ front: () => pinToolPicture(code, pinToolLookOf(story)) }),
  vices: ({ drawing }) => ({
    front: () => vicesPicture(z.number().default(4).parse(drawing?.['count']), palette.paper),
  }),
}

const remoteLook = { buttons: 3, bladeLengthMm: 43 } as const

function coverPictures(products: readonly SourceStory[]): Picture[] {
  return covers.map((cover) => {
    const story = products.find(({ key }) => key === cover.product)
    const subject = coverSubjects[story?.drawing?.kind ?? '']
    if (!story || !subject) throw new Error(`The cover ${cover.id} cannot show ${cover.product}.`)
    const draw = () => catalogueCover(cover, (place) => subject(story, place))
    return { name: `cover/${cover.id}`, ...coverSize, draw }
  })
}

/** Pictures that show several products, or none. */
function scenePictures(products: readonly SourceStory[]): Picture[] {
  const keys = products.filter(({ drawing }) => drawing?.kind === 'key').map(keyOf)
  const machines = products.filter(({ drawing }) => drawing?.kind === 'machine').map(machineOf)
  const vehicleKeys = keys.filter(({ look }) => look.bow === 'plastic')
  const houseKeys = keys.filter(({ look }) => look.bow !== 'plastic').slice(0, 5)
  const [sample] = keys.filter(({ look }) => look.cut.style === 'edge')
  const [bench] = machines.filter(({ look }) => look.build === 'duplicator')
  const [launched] = machines.filter(({ look }) => look.build === 'cabinet')
  if (!sample || sample.look.cut.style !== 'edge' || !bench || !launched) {
    throw new Error('The scenes need a flat key, a duplicator and a cabinet machine among the products.')
  }
  const { bitting } = sample.look.cut
  return [
    { name: 'scene/workbench', ...banner, draw: () => workbenchBanner(bench) },
    { name: 'scene/launch', ...banner, draw: () => launchBanner(launched, bitting) },
    { name: 'scene/key-wall', ...banner, draw: () => keyWallBanner(keys) },
    { name: 'scene/cut', ...banner, draw: () => cutBanner(bitting) },
    {
      name: 'group/house-keys',
      ...product,
      draw: () => rowPicture(houseKeys.map((key, index) => lyingKey(`k${index}`, key))),
    },
    {
      name: 'group/vehicle-keys',
      ...product,
      draw: () =>
        rowPicture([
          ...vehicleKeys.map((key, index) => lyingKey(`k${index}`, key)),
          lyingRemote('REM-3B.433', remoteLook),
        ]),
    },
    { name: 'group/machines', ...product, draw: () => machineRowPicture(machines) },
    { name: 'group/vices', ...product, draw: () => vicesPicture(3, palette.steel[1]) },
    ...tradePictures({ houseKeys, vehicleKeys, machines, bitting }),
    ...landingPictures(bitting),
    ...processSteps.map((step) => ({ name: `process/${step}`, ...product, draw: () => processPicture(step, sample) })),
  ]
}
