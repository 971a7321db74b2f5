import { hall, hills, shape } from './backdrops.ts'
import { audience, bench, bigKey, board, fairStand, machine, parcels, van } from './house-props.ts'
import { pennants } from './race-props.ts'
import { people, type Scenes } from './scene-rows.ts'

const fairHall = () => hall({ wall: '#DCE3E9', floor: '#B7C0C9', lamps: true })
const classRoom = () => hall({ wall: '#EFE6D2', floor: '#A6905F' })

/** At fairs, eight pictures. */
export const fairScenes: Scenes = {
  'fair-stand': () =>
    fairHall() +
    fairStand({ x: 900, y: 900, size: 1.5 }) +
    people(
      ['smith', 'point', 640, 1010, 2.6],
      ['visitor', 'talk', 1180, 1060, 2.7, { left: true }],
      ['trader', 'stand', 1360, 1080, 2.7, { left: true }],
    ),
  'fair-first-visitors': () =>
    fairHall() +
    fairStand({ x: 520, y: 860, size: 1.1 }, '#8A5A12') +
    fairStand({ x: 1420, y: 860, size: 1.1 }, '#39434D') +
    people(
      ['elder', 'walk', 420, 1090, 2.9],
      ['child', 'walk', 560, 1100, 2.9],
      ['visitor', 'walk', 900, 1050, 2.6, { left: true }],
      ['trader', 'walk', 1180, 1110, 2.9, { left: true }],
    ),
  'fair-demonstration': () =>
    hall({ wall: '#14304A', floor: '#242C34', lamps: true }) +
    bigKey({ x: 420, y: 420, size: 2.6 }, '#E3A84A') +
    bench({ x: 900, y: 1080, size: 2.2 }, 330) +
    machine({ x: 1250, y: 862, size: 2.6 }) +
    people(['master', 'work', 1010, 1100, 3.2], ['apprentice', 'stand', 720, 1120, 3.1]),
  'fair-hand-over': () =>
    fairHall() +
    fairStand({ x: 1250, y: 900, size: 1.35 }, '#2E6B57') +
    people(['trader', 'talk', 560, 1130, 4], ['smith', 'talk', 930, 1130, 4, { left: true }]),
  'fair-audience': () =>
    hall({ wall: '#39434D', floor: '#242C34', lamps: true }) +
    board({ x: 1180, y: 800, size: 1.7 }) +
    people(['teacher', 'point', 700, 980, 3.2]) +
    audience(940, 9),
  'fair-machine': () =>
    hall({ wall: '#C7B48C', floor: '#A6905F' }) +
    shape('#FBFAF7', 'M200 860L520 300H1280L1600 860Z') +
    bench({ x: 480, y: 1060, size: 2.4 }, 360) +
    machine({ x: 900, y: 826, size: 5 }, '#B7C0C9'),
  'fair-arrival': () =>
    hills({ hour: 'dawn', horizon: 620, town: true }) +
    van({ x: 1150, y: 1010, size: 2.2 }) +
    parcels({ x: 260, y: 1060, size: 1.7 }, 6) +
    people(['driver', 'work', 560, 1100, 3], ['apprentice', 'walk', 800, 1130, 3, { left: true }]),
  'fair-evening': () =>
    hills({ hour: 'dusk', horizon: 700, town: true }) +
    pennants([60, 240], [1740, 180]) +
    people(
      ['smith', 'cheer', 560, 1090, 3],
      ['master', 'talk', 800, 1100, 3.1],
      ['teacher', 'talk', 1060, 1100, 3, { left: true }],
      ['driver', 'wave', 1300, 1090, 3, { left: true }],
    ),
}

/** On the training tour, eight pictures. */
export const tourScenes: Scenes = {
  'tour-van': () =>
    hills({ hour: 'day', horizon: 640 }) +
    shape('#6E7A86', 'M0 960H1800V1100H0Z') +
    van({ x: 900, y: 1040, size: 2.5 }),
  'tour-class': () =>
    classRoom() +
    board({ x: 1150, y: 800, size: 1.8 }) +
    people(['teacher', 'point', 640, 1000, 3.3]) +
    audience(960, 7),
  'tour-first-key': () =>
    classRoom() +
    bench({ x: 420, y: 1080, size: 2.3 }, 420) +
    machine({ x: 760, y: 852, size: 2.1 }) +
    machine({ x: 1240, y: 852, size: 2.1 }, '#C7B48C') +
    people(['apprentice', 'work', 560, 1110, 3.2], ['teacher', 'point', 1480, 1110, 3.3, { left: true }]),
  'tour-questions': () =>
    classRoom() +
    board({ x: 420, y: 780, size: 1.4 }) +
    people(
      ['visitor', 'wave', 1380, 1120, 3.4, { left: true }],
      ['apprentice', 'stand', 1120, 1130, 3.4, { left: true }],
      ['teacher', 'talk', 700, 1120, 3.5],
    ),
  'tour-file': () =>
    hall({ wall: '#2A333B', floor: '#4A3210' }) +
    bench({ x: 300, y: 1080, size: 2.6 }, 460) +
    bigKey({ x: 1000, y: 760, size: 2.2 }, '#D3D9DF') +
    people(['apprentice', 'work', 620, 1120, 3.6]),
  'tour-coast': () =>
    hills({ hour: 'storm', horizon: 560 }) +
    shape('#6E7A86', 'M0 930H1800V1080H0Z') +
    van({ x: 560, y: 1010, size: 1.9 }) +
    people(['driver', 'point', 1180, 1100, 3.2]),
  'tour-certificates': () =>
    classRoom() +
    pennants([40, 130], [1760, 130]) +
    people(
      ['elder', 'stand', 380, 1100, 3.4],
      ['apprentice', 'cheer', 660, 1110, 3.4],
      ['visitor', 'stand', 920, 1110, 3.4],
      ['trader', 'wave', 1180, 1110, 3.4, { left: true }],
      ['teacher', 'stand', 1440, 1110, 3.4, { left: true }],
    ),
  'tour-night': () =>
    hills({ hour: 'dusk', horizon: 720 }) +
    shape('#39434D', 'M0 960H1800V1100H0Z') +
    van({ x: 1180, y: 1040, size: 2 }) +
    shape('#F7DFA8', 'M1620 950L1800 900V1010Z') +
    people(['teacher', 'walk', 520, 1090, 2.6]),
}
