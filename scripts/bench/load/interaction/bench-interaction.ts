import type { Settings } from '../../../settings.ts'
import { installedChromium } from '../../../system/browser/chromium-path.ts'
import { startSystem } from '../../../system/start-system.ts'
import type { Row } from '../../print-table.ts'
import { quantile } from '../../quantile.ts'
import { type Devtools, openDevtools } from './devtools.ts'
import { followProduct } from './follow-product.ts'
import { controls, pressControl } from './press-controls.ts'
import { startChromium } from './start-chromium.ts'

/** Field data judges the visit that three of four do not exceed: eight visits make that the sixth. */
const visits = 8
const judged = 0.75

/** How long the pointer rests on what is pressed, milliseconds: as a finger, which does not, and as a mouse. */
const rests = { 'at once': 0, 'pointed at 300 ms': 300 }

/** Goals in milliseconds; shown and never asserted. */
const goals = { press: 100, navigation: { slow: 150, fast: 60 } }

/** What a visitor waits for after a press: the next paint, and the page of a link. */
export async function benchInteraction(settings: Settings): Promise<{ presses: Row[]; navigation: Row[] }> {
  const chromium = installedChromium()
  if (chromium === undefined) {
    process.stdout.write('\nPresses need an installed Chromium (Debian: apt install chromium) or CHROMIUM_PATH.\n')
    return { presses: [], navigation: [] }
  }
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  try {
    const { address, stop } = await startChromium(chromium)
    try {
      const devtools = await openDevtools(address)
      const presses = await benchPresses(devtools, system.siteUrl)
      return { presses, navigation: await benchNavigation(devtools, system.siteUrl) }
    } finally {
      await stop()
    }
  } finally {
    await system.stop()
  }
}

async function benchPresses(devtools: Devtools, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, control] of Object.entries(controls)) {
    const figures = await inTurn((restMs) => pressControl(devtools, siteUrl, { control, restMs }))
    rows.push({ 'first press on': name, ...figures, 'goal p75 ms': `≤ ${goals.press}` })
  }
  return rows
}

async function benchNavigation(devtools: Devtools, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const line of ['slow', 'fast'] as const) {
    for (const isStarted of [false, true]) {
      const figures = await inTurn(async (restMs) => {
        const { paintMs } = await followProduct(devtools, siteUrl, { line, restMs, isStarted })
        return paintMs
      })
      const by = isStarted ? 'the router' : 'the browser'
      rows.push({ line, 'followed by': by, ...figures, 'goal p75 ms': `≤ ${goals.navigation[line]}` })
    }
  }
  return rows
}

/** Medians and 75th percentiles for each way to point, measured in turn, so that both meet what else the machine does. */
async function inTurn(measure: (restMs: number) => Promise<number>): Promise<Row> {
  const figures = Object.entries(rests).map(([name, restMs]) => ({ name, restMs, values: [] as number[] }))
  for (let visit = 0; visit < visits; visit += 1) {
    for (const { restMs, values } of figures) values.push(await measure(restMs))
  }
  const cells = figures.flatMap(({ name, values }) => [
    [`${name}: p50 ms`, quantile(values, 0.5)],
    [`${name}: p75 ms`, quantile(values, judged)],
  ])
  return Object.fromEntries(cells)
}
