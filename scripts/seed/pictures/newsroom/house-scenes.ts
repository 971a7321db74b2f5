import { hall, hills, shape } from './backdrops.ts'
import { audience, bench, bigKey, drawers, machine, parcels, van } from './house-props.ts'
import { people, type Scenes } from './scene-rows.ts'

const shop = () => hall({ wall: '#2A333B', floor: '#8A7550' })

/** The open day of the workshop, eight pictures. */
export const houseScenes: Scenes = {
  'house-door': () =>
    hills({ hour: 'day', horizon: 760 }) +
    shape('#D9CBA5', 'M380 300L900 90L1420 300V1000H380Z') +
    shape('#8A5A12', 'M340 320L900 80L1460 320L1440 350L900 130L360 350Z') +
    shape('#39434D', 'M720 1000V520H1080V1000Z') +
    bigKey({ x: 890, y: 380, size: 1.2 }, '#14304A') +
    people(
      ['elder', 'walk', 520, 1120, 3],
      ['child', 'wave', 690, 1130, 3],
      ['master', 'wave', 1180, 1080, 3, { left: true }],
    ),
  'house-bench': () =>
    shop() +
    bench({ x: 240, y: 1060, size: 2.2 }, 600) +
    machine({ x: 760, y: 842, size: 2.2 }) +
    machine({ x: 1280, y: 842, size: 2.2 }, '#E3A84A') +
    people(['smith', 'work', 540, 1100, 3.3], ['master', 'work', 1060, 1100, 3.4]),
  'house-archive': () =>
    hall({ wall: '#3A2A12', floor: '#5E4A26' }) +
    drawers({ x: 120, y: 900, size: 1.5 }, 14, 9) +
    people(['smith', 'point', 620, 1120, 3.4], ['visitor', 'stand', 980, 1130, 3.4, { left: true }]),
  'house-drawer': () =>
    hall({ wall: '#3A2A12', floor: '#5E4A26' }) +
    drawers({ x: 60, y: 1200, size: 3.4 }, 7, 6) +
    bigKey({ x: 900, y: 640, size: 3 }, '#E3A84A'),
  'house-delivery': () =>
    hills({ hour: 'day', horizon: 560 }) +
    shape('#6E7A86', 'M0 900H1800V1200H0Z') +
    van({ x: 1160, y: 1000, size: 2.3 }) +
    parcels({ x: 160, y: 1080, size: 1.9 }, 9) +
    people(['driver', 'work', 720, 1120, 3.2]),
  'house-apprentices': () =>
    shop() +
    bench({ x: 200, y: 1060, size: 2.2 }, 640) +
    people(
      ['apprentice', 'work', 420, 1110, 3.2],
      ['visitor', 'work', 780, 1110, 3.2],
      ['driver', 'work', 1120, 1110, 3.2],
      ['master', 'point', 1540, 1120, 3.4, { left: true }],
    ),
  'house-talk': () =>
    hall({ wall: '#14304A', floor: '#242C34', lamps: true }) +
    bigKey({ x: 900, y: 420, size: 3.4 }, '#E3A84A') +
    people(['master', 'talk', 760, 980, 3]) +
    audience(980, 8),
  'house-last-key': () =>
    hall({ wall: '#E8DCC2', floor: '#A6905F' }) +
    bench({ x: 620, y: 1080, size: 2.2 }, 300) +
    machine({ x: 980, y: 862, size: 2.4 }, '#D3D9DF') +
    people(['smith', 'talk', 460, 1120, 3.7], ['elder', 'talk', 1420, 1120, 3.8, { left: true }]),
}
