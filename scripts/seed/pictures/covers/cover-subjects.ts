import type { SourceStory } from '../../compile/source-story.ts'
import { groundShadow } from '../drawing/metal-part.ts'
import { circlePath } from '../drawing/shape-path.ts'
import { type Drawing, layered, placed } from '../drawing/svg-element.ts'
import { drawKey, keyExtent } from '../keys/draw-key.ts'
import { drawPadlock, padlockHeight } from '../locks/padlock-picture.ts'
import { padlockLookOf } from '../look-of-lock.ts'
import { cutterLookOf, remoteLookOf } from '../look-of-part.ts'
import { codeOf, keyOf, machineOf } from '../look-of-product.ts'
import { drawThings } from '../machines/draw-space.ts'
import { fittedCamera, machineShadow, machineThings } from '../machines/machine-pictures.ts'
import { cutterFace } from '../parts/cutter-wheel.ts'
import { drawRemote, remoteExtent } from '../parts/remote.ts'
import type { CoverPlace } from './catalogue-cover.ts'

/** How a product of each kind of drawing stands on a cover: keys and remotes on their tip, the rest as it stands or lies. */
export const coverSubjects: Readonly<Record<string, (story: SourceStory, place: CoverPlace) => Drawing>> = {
  key: (story, place) => {
    const key = keyOf(story)
    return standing(drawKey('key', key), keyExtent(key.look), place)
  },
  remote: (story, place) => {
    const look = remoteLookOf(story)
    return standing(drawRemote(codeOf(story), look), remoteExtent(look), place)
  },
  machine: (story, { centre, width, height }) => {
    const machine = machineOf(story)
    const things = machineThings(machine)
    const camera = fittedCamera(things, machine.look, { width, height, centre })
    return layered(machineShadow(machine.look, camera), drawThings('m', things, camera))
  },
  cutter: (story, { centre: [x, y], width, ground }) => {
    const look = cutterLookOf(story)
    const scale = (width * 0.84) / look.diameterMm
    const shadow = groundShadow([circlePath([0, 0], look.diameterMm / 2)], 3)
    const body = shadow + cutterFace(codeOf(story), look, ground)
    return { defs: '', body: placed(body, { x, y, scale }) }
  },
  padlock: (story, { centre: [x, y], height }) => {
    const look = padlockLookOf(story)
    const { defs, body } = drawPadlock(codeOf(story), look)
    return { defs, body: placed(body, { x, y, scale: (height * 0.78) / padlockHeight(look) }) }
  },
}

/** A long thing on its tip, at most twenty pixels a millimetre. */
function standing(
  { defs, body }: Drawing,
  { leftMm, totalMm }: { leftMm: number; totalMm: number },
  { centre: [x, y], height }: CoverPlace,
): Drawing {
  const scale = Math.min(20, height / totalMm)
  return { defs, body: placed(body, { x, y: y - (totalMm / 2 - leftMm) * scale, scale, turn: 90 }) }
}
