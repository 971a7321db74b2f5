import { svgPicture } from '../drawing/svg-element.ts'
import type { CastName } from '../people/person-look.ts'
import { type PortraitGround, portrait, portraitSize } from '../people/portrait.ts'
import { fairScenes, tourScenes } from './fair-scenes.ts'
import { houseScenes } from './house-scenes.ts'
import { lakeScenes, seasonScenes } from './race-scenes.ts'

const size = { width: 1800, height: 1200 }

/** Behind each racer: the colour and the ground of the race that is theirs. */
const grounds = {
  ines: { colour: '#C9D9E3', motif: 'waves' },
  tomas: { colour: '#D9CBA5', motif: 'road' },
  amina: { colour: '#D8B09A', motif: 'lanes' },
  jonas: { colour: '#B9C9D6', motif: 'snow' },
  lucia: { colour: '#B4C2AC', motif: 'hills' },
  mateo: { colour: '#E0C58C', motif: 'waves' },
  vera: { colour: '#7F90A6', motif: 'hills' },
  diego: { colour: '#C9CFD4', motif: 'road' },
} as const satisfies Readonly<Record<string, PortraitGround>>

/** The pictures of the newsroom: what happened, as flat scenes, and who was there, as portraits. */
export function newsroomPictures(): { name: string; width: number; height: number; draw: () => string }[] {
  const scenes = { ...fairScenes, ...tourScenes, ...lakeScenes, ...seasonScenes, ...houseScenes }
  return [
    ...Object.entries(scenes).map(([name, draw]) => ({
      name: `newsroom/${name}`,
      ...size,
      draw: () => svgPicture(size, { defs: '', body: draw() }),
    })),
    ...Object.entries(grounds).map(([who, ground]) => ({
      name: `athlete/${who}`,
      ...portraitSize,
      draw: () => portrait(`racer-${who}` as CastName, ground),
    })),
  ]
}
