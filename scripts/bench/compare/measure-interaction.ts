import { type Devtools, openDevtools } from '../load/interaction/devtools.ts'
import { followLink, type PressName, presses, type Way } from '../load/interaction/follow-link.ts'
import { controls, pressControl } from '../load/interaction/press-controls.ts'
import { startChromium } from '../load/interaction/start-chromium.ts'
import type { Row } from '../print-table.ts'

export type Pressed = {
  server: string
  url: string
  /** Path of an installed Chromium. */
  chromium: string
}

const lines = ['slow', 'fast'] as const

/** From a press on a link to the headline of its page: one visit for each line and way to press, in a Chromium of its own. */
export function measureNavigation({ server, url, chromium }: Pressed, way: Way): Promise<Row[]> {
  return inChromium(chromium, async (devtools) => {
    // Does not count: the first request for an image generates it.
    await followLink(devtools, url, { ...way, line: 'fast', press: 'cold' })
    const rows: Row[] = []
    for (const line of lines) {
      for (const press of Object.keys(presses) as PressName[]) {
        const { ms, carrier } = await followLink(devtools, url, { ...way, line, press })
        const documents = {
          documents: Number(carrier !== 'payload'),
          'of them ahead': Number(carrier === 'document ahead'),
        }
        rows.push({ line, press, server, 'headline ms': ms, visits: 1, ...documents })
      }
    }
    return rows
  })
}

/** From the first press on a control of our pages to the next paint: at once, as a finger, and after the mouse has rested on it. */
export function measureControls({ server, url, chromium }: Pressed): Promise<Row[]> {
  return inChromium(chromium, async (devtools) => {
    const rows: Row[] = []
    for (const [name, control] of Object.entries(controls)) {
      const at = (restMs: number) => pressControl(devtools, url, { control, restMs })
      rows.push({ control: name, server, 'at once ms': await at(0), 'pointed at 300 ms': await at(300) })
    }
    return rows
  })
}

async function inChromium(path: string, measure: (devtools: Devtools) => Promise<Row[]>): Promise<Row[]> {
  const { address, stop } = await startChromium(path)
  try {
    return await measure(await openDevtools(address))
  } finally {
    await stop()
  }
}
