import { hills, lanes, road, shape, water } from './backdrops.ts'
import { bicycle, buoy, finishGate, pennants, pine, podium, snowfall, swimmer } from './race-props.ts'
import { people, type Scenes } from './scene-rows.ts'

/** A day of triathlon at the lake, eight pictures. */
export const lakeScenes: Scenes = {
  'lake-before': () =>
    hills({ hour: 'dawn', horizon: 620 }) +
    water(620, '#7C9CAF') +
    shape('#C7B48C', 'M0 1010C400 960 900 1040 1800 980V1200H0Z') +
    people(
      ['racer-ines', 'stand', 520, 1120, 2.8, { wears: 'swim-cap' }],
      ['racer-mateo', 'wave', 760, 1130, 2.8, { wears: 'swim-cap' }],
      ['racer-vera', 'stand', 1180, 1120, 2.8, { left: true, wears: 'swim-cap' }],
    ),
  'lake-swim': () =>
    hills({ hour: 'day', horizon: 480 }) +
    water(480) +
    buoy({ x: 1450, y: 700, size: 2.2 }) +
    swimmer({ x: 420, y: 700, size: 1.8 }, 'rival') +
    swimmer({ x: 1050, y: 820, size: 2.4 }, 'rival-two') +
    swimmer({ x: 620, y: 1010, size: 3.4 }, 'racer-ines'),
  'lake-out-of-water': () =>
    hills({ hour: 'day', horizon: 520, town: true }) +
    water(520) +
    shape('#D9CBA5', 'M0 940C500 860 1100 900 1800 860V1200H0Z') +
    people(
      ['racer-mateo', 'run', 760, 1090, 3.6, { wears: 'swim-cap' }],
      ['rival', 'run', 1260, 1010, 3, { wears: 'swim-cap' }],
    ),
  'lake-bike': () =>
    hills({ hour: 'day', horizon: 640 }) +
    road(880) +
    bicycle({ x: 1260, y: 960, size: 2.6 }, '#9A3B2E') +
    people(['rival', 'ride', 1260, 960, 2.6, { wears: 'helmet' }]) +
    bicycle({ x: 600, y: 1110, size: 3.6 }) +
    people(['racer-ines', 'ride', 600, 1110, 3.6, { wears: 'helmet' }]),
  'lake-climb': () =>
    hills({ hour: 'storm', horizon: 760 }) +
    shape('#6E7A86', 'M0 1200V1060L1800 740V1200Z') +
    shape('#B7C0C9', 'M0 1060L1800 740V754L0 1074Z') +
    `<g transform="rotate(-10 900 960)">${bicycle({ x: 860, y: 1010, size: 3.4 })}${people(['racer-diego', 'ride', 860, 1010, 3.4, { wears: 'helmet' }])}</g>`,
  'lake-run': () =>
    hills({ hour: 'day', horizon: 660, town: true }) +
    pine({ x: 240, y: 860, size: 2 }) +
    pine({ x: 1620, y: 840, size: 1.6 }) +
    people(['rival-two', 'run', 1180, 1010, 2.9], ['racer-vera', 'run', 700, 1110, 3.7]),
  'lake-finish': () =>
    hills({ hour: 'day', horizon: 640 }) +
    finishGate({ x: 900, y: 1010, size: 2.7 }) +
    pennants([0, 240], [330, 210]) +
    people(
      ['racer-ines', 'cheer', 900, 1090, 3.5],
      ['elder', 'cheer', 330, 1100, 2.9],
      ['child', 'cheer', 480, 1110, 2.9],
      ['smith', 'cheer', 1480, 1100, 2.9, { left: true }],
    ),
  'lake-podium': () =>
    hills({ hour: 'dusk', horizon: 660 }) +
    pennants([60, 160], [1740, 160]) +
    podium({ x: 900, y: 1100, size: 3.4 }) +
    people(
      ['rival', 'stand', 560, 850, 2.3],
      ['racer-ines', 'cheer', 900, 726, 2.3],
      ['racer-vera', 'wave', 1240, 922, 2.3, { left: true }],
    ),
}

/** The team over the year: winter, duathlon, track, walking, training; eight pictures. */
export const seasonScenes: Scenes = {
  'season-snow-run': () =>
    hills({ hour: 'snow', horizon: 620 }) +
    pine({ x: 260, y: 880, size: 2.6 }) +
    pine({ x: 1540, y: 860, size: 2.2 }) +
    people(['racer-jonas', 'run', 860, 1100, 3.7]) +
    snowfall(),
  'season-snow-bike': () =>
    hills({ hour: 'snow', horizon: 560 }) +
    pine({ x: 1320, y: 800, size: 1.8 }) +
    pine({ x: 1500, y: 840, size: 2.4 }) +
    shape('#DCE6EE', 'M0 960C500 900 1200 980 1800 920V1200H0Z') +
    bicycle({ x: 780, y: 1090, size: 3.5 }, '#9A3B2E') +
    people(['racer-jonas', 'ride', 780, 1090, 3.5]),
  'season-duathlon': () =>
    hills({ hour: 'dawn', horizon: 620, town: true }) +
    road(900) +
    people(['racer-tomas', 'run', 520, 1090, 3.3], ['rival', 'run', 980, 1080, 3.2]) +
    bicycle({ x: 1450, y: 1070, size: 2.4 }, '#2E6B57'),
  'season-cross': () =>
    hills({ hour: 'storm', horizon: 580 }) +
    shape('#6B6152', 'M0 1000C300 900 700 1080 1100 960C1400 880 1600 980 1800 920V1200H0Z') +
    pine({ x: 200, y: 900, size: 2.4 }) +
    pine({ x: 1480, y: 880, size: 3 }) +
    `<g transform="rotate(6 860 1020)">${bicycle({ x: 820, y: 1050, size: 3.3 }, '#2E6B57')}${people(['racer-lucia', 'ride', 820, 1050, 3.3, { wears: 'helmet' }])}</g>`,
  'season-track': () =>
    hills({ hour: 'day', horizon: 420 }) +
    lanes(700) +
    people(['rival-two', 'sprint', 1240, 960, 2.9], ['racer-amina', 'sprint', 740, 1100, 3.5]),
  'season-walking': () =>
    hills({ hour: 'day', horizon: 620, town: true }) +
    road(930) +
    people(['rival', 'stride', 1240, 1040, 3], ['racer-diego', 'stride', 720, 1120, 3.7]),
  'season-swim-run': () =>
    hills({ hour: 'dusk', horizon: 560 }) +
    water(560, '#3B5A73') +
    shape('#5E533F', 'M0 1040C500 980 1200 1060 1800 1010V1200H0Z') +
    swimmer({ x: 1180, y: 800, size: 2.2 }, 'racer-mateo', '#3B5A73') +
    people(['racer-vera', 'run', 560, 1130, 3.2, { wears: 'swim-cap' }]),
  'season-team': () =>
    hills({ hour: 'dawn', horizon: 680 }) +
    people(
      ['racer-jonas', 'stand', 300, 1060, 2.9],
      ['racer-vera', 'stand', 480, 1080, 2.9],
      ['racer-mateo', 'stand', 650, 1070, 2.9],
      ['racer-ines', 'wave', 830, 1090, 3],
      ['racer-diego', 'stand', 1020, 1070, 2.9, { left: true }],
      ['racer-amina', 'stand', 1190, 1080, 2.9, { left: true }],
      ['racer-tomas', 'stand', 1360, 1070, 2.9, { left: true }],
      ['racer-lucia', 'wave', 1530, 1080, 2.9, { left: true }],
    ),
}
