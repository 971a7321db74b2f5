import { svgPicture } from '../drawing/svg-element.ts'
import { hall, hills, shape } from '../newsroom/backdrops.ts'
import { bench, bigKey, drawers, machine, parcels } from '../newsroom/house-props.ts'
import { people, type Scenes } from '../newsroom/scene-rows.ts'
import type { PersonLook } from '../people/person-look.ts'
import { type PortraitGround, portraitOf, portraitSize } from '../people/portrait.ts'
import { shopFrontPicture, shopFronts } from './shop-fronts.ts'

const size = { width: 1800, height: 1200 }

/** Where people of the house answer. */
const offices: Scenes = {
  headquarters: () =>
    hills({ hour: 'day', horizon: 700 }) +
    shape('#C7B48C', 'M200 420H1600V980H200Z') +
    shape('#39434D', 'M160 420L480 250L800 420L1120 250L1440 420L1640 420V450H160Z') +
    shape('#8FA6B8', 'M280 520H560V800H280ZM640 520H920V800H640ZM1240 520H1520V800H1240Z') +
    shape('#242C34', 'M1000 560H1160V980H1000Z') +
    bigKey({ x: 900, y: 470, size: 0.9 }, '#8A5A12') +
    people(['visitor', 'walk', 700, 1120, 3], ['trader', 'wave', 1240, 1110, 3, { left: true }]),
  'front-desk': () =>
    hall({ wall: '#E8DCC2', floor: '#A6905F' }) +
    shape('#8A5A12', 'M820 700H1560V1060H820Z') +
    shape('#5E3D0B', 'M790 680H1590V720H790Z') +
    shape('#14181D', 'M1260 540H1440V660H1260ZM1330 660H1370V690H1330Z') +
    bigKey({ x: 300, y: 320, size: 1.6 }, '#14304A') +
    people(['teacher', 'talk', 1080, 1010, 3.2, { left: true }], ['elder', 'stand', 560, 1120, 3.5]) +
    shape('#8A5A12', 'M820 720H1560V1060H820Z') +
    shape('#724A0D', 'M860 770H1160V1010H860ZM1220 770H1520V1010H1220Z'),
  warehouse: () =>
    hall({ wall: '#39434D', floor: '#7A858F', lamps: true }) +
    drawers({ x: 100, y: 960, size: 1.5 }, 9, 9) +
    parcels({ x: 1120, y: 1090, size: 2.1 }, 8) +
    people(['driver', 'work', 860, 1120, 3.3], ['apprentice', 'point', 640, 1110, 3.1]),
  'service-bench': () =>
    hall({ wall: '#D3D9DF', floor: '#6E7A86' }) +
    bench({ x: 300, y: 1080, size: 2.2 }, 560) +
    machine({ x: 860, y: 862, size: 2.4 }, '#3E6384') +
    people(['smith', 'work', 640, 1120, 3.5], ['trader', 'stand', 1420, 1130, 3.5, { left: true }]),
}

const dressed = { hasSleeves: true, legs: '#242C34', hasTrousers: true, shoes: '#14181D' } as const

/** The sales agents, by the name of their picture: what they look like, and the land behind them. */
const agents: Readonly<Record<string, { look: PersonLook; ground: PortraitGround }>> = {
  'vera-solis': agent(
    { skin: '#DDA878', hair: '#2B211C', head: 'bun', top: '#2D4A63', build: 0.95 },
    '#E9DCC3',
    'hills',
  ),
  'tomas-arrieta': agent(
    { skin: '#F0C9A4', hair: '#8B97A4', head: 'bald', hasBeard: true, top: '#525D68', build: 1.18 },
    '#B9C9D6',
    'waves',
  ),
  'ines-caldeira': agent(
    { skin: '#8D5638', hair: '#17110E', head: 'curly', top: '#8A5A12', build: 0.95 },
    '#C9D9E3',
    'waves',
  ),
  'luc-montaigu': agent(
    { skin: '#E8B98F', hair: '#7A3B1E', head: 'short', top: '#39434D', build: 1 },
    '#D9CBA5',
    'road',
  ),
  'chiara-valmonte': agent(
    { skin: '#DDA878', hair: '#4A2C1A', head: 'long', top: '#2E6B57', build: 0.92 },
    '#E0C58C',
    'hills',
  ),
  'henrik-osterloh': agent(
    { skin: '#F0C9A4', hair: '#C9CED4', head: 'short', hasBeard: true, top: '#14304A', build: 1.1 },
    '#B4C2AC',
    'snow',
  ),
  'samira-el-fassi': agent(
    { skin: '#B97652', hair: '#9A3B2E', head: 'scarf', top: '#5E2F22', build: 0.95 },
    '#D8B09A',
    'hills',
  ),
  'mei-lin-castro': agent(
    { skin: '#E8B98F', hair: '#14181D', head: 'ponytail', top: '#9A3B2E', build: 0.88 },
    '#C9CFD4',
    'road',
  ),
}

type Given = Pick<PersonLook, 'skin' | 'hair' | 'head' | 'top' | 'build' | 'hasBeard'>

function agent(look: Given, colour: string, motif: PortraitGround['motif']) {
  return { look: { ...dressed, height: 1, ...look }, ground: { colour, motif } }
}

/** Shop fronts, places of work and sales agents. */
export function placePictures(): { name: string; width: number; height: number; draw: () => string }[] {
  return [
    ...shopFronts.map((front, index) => ({
      name: `shop/front-${index + 1}`,
      ...size,
      draw: () => shopFrontPicture(front),
    })),
    ...Object.entries(offices).map(([name, draw]) => ({
      name: `office/${name}`,
      ...size,
      draw: () => svgPicture(size, { defs: '', body: draw() }),
    })),
    ...Object.entries(agents).map(([name, { look, ground }]) => ({
      name: `agent/${name}`,
      ...portraitSize,
      draw: () => portraitOf(look, ground),
    })),
  ]
}
