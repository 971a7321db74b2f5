import type { Devtools } from './devtools.ts'
import { openTab, pause } from './open-tab.ts'

const list = '/productos'

/** A product of the list that no rule of the page has loaded because it stands first. */
const product = `[...document.querySelectorAll('main a[href^="/productos/"]:not(nav a)')].filter((one) => one.offsetHeight > 0)[NTH]`
const phone = 412

export type Following = {
  line: 'slow' | 'fast'
  /** How long the pointer rests on the link before the press, milliseconds. */
  restMs: number
  /** Whether the scripts have started before: the router then follows the link. */
  isStarted: boolean
}

/** Milliseconds from the end of a press on a link until the other page's headline and its largest content were painted. */
export type Followed = { headlineMs: number; paintMs: number }

const readMs = 1500
const settleMs = { slow: 4000, fast: 2500 }

export async function followProduct(
  devtools: Devtools,
  siteUrl: string,
  { line, restMs, isStarted }: Following,
): Promise<Followed> {
  const tab = await openTab(devtools, { siteUrl, line, width: phone })
  try {
    await tab.open(list)
    if (isStarted) {
      await tab.evaluate(`document.querySelector('input').dispatchEvent(new Event('focusin', { bubbles: true }))`)
      while (await tab.evaluate(`'firstScript' in window`)) await pause(50)
      await pause(settleMs[line])
    }
    await pause(readMs)
    const { at, path } = await tab.press(product.replace('NTH', '3'), restMs)
    await pause(settleMs[line])
    const after = tab.notes.filter((note) => note.path === path && note.at > at)
    const headline = after.find(({ kind }) => kind === 'headline')?.at ?? Number.NaN
    const paint = after.filter(({ kind }) => kind === 'paint').at(-1)?.at ?? headline
    return { headlineMs: headline - at, paintMs: paint - at }
  } finally {
    await tab.close()
  }
}
