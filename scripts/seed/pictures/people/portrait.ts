import { palette } from '../drawing/palette.ts'
import { boxPath, circlePath } from '../drawing/shape-path.ts'
import { placed, svgElement, svgPicture } from '../drawing/svg-element.ts'
import { lit } from './limb.ts'
import { personHead } from './person-head.ts'
import { type CastName, cast, type PersonLook } from './person-look.ts'

export const portraitSize = { width: 1200, height: 1500 }

/** What stands behind a portrait: the ground colour, and the hills, waves or lanes of the discipline. */
export type PortraitGround = { colour: string; motif: 'hills' | 'waves' | 'lanes' | 'snow' | 'road' }

const motifs: Readonly<Record<PortraitGround['motif'], (tone: string) => string>> = {
  hills: (tone) => path(tone, 'M0 900C200 720 420 720 620 880C800 700 1020 700 1200 860V1500H0Z'),
  waves: (tone) =>
    [820, 960, 1100]
      .map((y, row) =>
        path(
          lit(tone, 1 - row * 0.08),
          `M0 ${y}C150 ${y - 70} 250 ${y + 50} 400 ${y}C550 ${y - 70} 650 ${y + 50} 800 ${y}C950 ${y - 70} 1050 ${y + 50} 1200 ${y}V1500H0Z`,
        ),
      )
      .join(''),
  lanes: (tone) =>
    path(tone, 'M0 760H1200V1500H0Z') +
    path(palette.paper, [820, 900, 1000, 1120].map((y) => boxPath({ x: 0, y, width: 1200, height: 7 })).join('')),
  snow: (tone) =>
    path(tone, 'M0 980L260 620L420 800L640 480L900 860L1010 740L1200 960V1500H0Z') +
    path(palette.surface, 'M640 480L560 600L620 580L660 630L720 600ZM260 620L200 704L262 690L320 690Z'),
  road: (tone) =>
    path(tone, 'M0 1500L520 700H680L1200 1500Z') +
    path(palette.paper, 'M590 760H610L616 860H584ZM580 920H620L630 1080H570Z'),
}

/** Shoulders and head of somebody, turned a little, without a face. */
export function portrait(who: CastName, ground: PortraitGround): string {
  return portraitOf(cast[who], ground)
}

/** The same of somebody who is in no other picture. */
export function portraitOf(look: PersonLook, ground: PortraitGround): string {
  const body =
    svgElement('rect', { ...portraitSize, fill: ground.colour }) +
    path(lit(ground.colour, 1.3), circlePath([600, 560], 430)) +
    motifs[ground.motif](lit(ground.colour, 0.86)) +
    shoulders(look) +
    placed(personHead(look), { x: 592, y: 585, scale: 16 }) +
    sideShade(look)
  return svgPicture(portraitSize, { defs: '', body })
}

function shoulders(look: PersonLook): string {
  const w = 400 * look.build
  const [left, right] = [600 - w, 600 + w]
  const neck = path(lit(look.skin, 0.84), 'M500 690H690V960C650 1010 540 1010 500 960Z')
  const trunk = path(
    look.top,
    `M${left} 1500C${left} 1180 ${left + 40} 1060 ${left + 150} 1010L500 930C540 1000 650 1000 690 930L${right - 150} 1010C${right - 40} 1060 ${right} 1180 ${right} 1500Z`,
  )
  const arms = look.hasSleeves
    ? ''
    : path(
        look.skin,
        `M${left} 1500C${left - 20} 1260 ${left} 1120 ${left + 74} 1050L${left + 130} 1220L${left + 110} 1500ZM${right} 1500C${right + 20} 1260 ${right} 1120 ${right - 74} 1050L${right - 130} 1220L${right - 110} 1500Z`,
      )
  const stripe = look.stripe
    ? path(look.stripe, `M${left + 120} 1250L${right - 120} 1180V1250L${left + 120} 1320Z`)
    : ''
  const zip = svgElement('path', { d: 'M596 985V1500', stroke: lit(look.top, 1.3), 'stroke-width': 8 })
  const collar =
    look.head === 'scarf'
      ? ''
      : svgElement('path', {
          d: 'M500 930C540 1000 650 1000 690 930',
          stroke: look.stripe ?? palette.paper,
          'stroke-width': 14,
          fill: 'none',
        })
  return neck + trunk + arms + stripe + zip + collar
}

/** One soft plane of shade gives the head its turn; it stays inside the outline of the face. */
function sideShade(look: PersonLook): string {
  const brow = svgElement('path', {
    d: 'M652 582C682 570 712 570 736 580',
    stroke: lit(look.skin, 0.6),
    'stroke-width': 12,
    fill: 'none',
    'stroke-linecap': 'round',
  })
  const nose = path(
    lit(look.skin, 0.82),
    'M728 604C742 644 758 668 752 684C740 696 718 694 706 688C720 668 724 640 728 604Z',
  )
  return brow + nose
}

function path(fill: string, d: string): string {
  return svgElement('path', { d, fill })
}
