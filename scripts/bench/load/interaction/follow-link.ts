import { setTimeout as pause } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { type Line, longestMs, type Note, openTab, type Press } from './open-tab.ts'

/** Start page, target page, and the target's headline. */
export type Way = { from: string; to: string; headline: string }

/** A page is read for so long before a link is pressed, milliseconds from its load. */
const readMs = 3000

/** How a reader comes to press a link; `cold` has neither seen nor touched it, and no input of a person. */
export const presses = {
  finger: { by: 'finger' },
  'pointed at 300 ms': { by: 'mouse', restMs: 300 },
  'pointed at 1 s': { by: 'mouse', restMs: 1000 },
  'in view 3 s': { by: 'finger', viewMs: readMs },
  cold: { by: 'script' },
} satisfies Readonly<Record<string, Press>>

export type PressName = keyof typeof presses

/** The carrier of the headline: a payload into the same document, another document, or one that was rendered ahead of the press. */
export type Carrier = 'payload' | 'document' | 'document ahead'

export type Followed = { ms: number; carrier: Carrier }

const phone = 412

/**
 * One first visit of a phone: opens a page, presses its link to another one, and waits for that page's headline.
 * @throws Error when the headline does not appear
 */
export async function followLink(
  devtools: Devtools,
  siteUrl: string,
  { from, to, headline, line, press }: Way & { line: Line; press: PressName },
): Promise<Followed> {
  const how: Press = presses[press]
  const tab = await openTab(devtools, { siteUrl, line, width: phone, hasTouch: how.by === 'finger' })
  try {
    await tab.open(from)
    if (how.viewMs === undefined) await pause(readMs)
    await tab.press(visibleLink(to), how)
    for (const end = performance.now() + longestMs; performance.now() < end; await pause(50)) {
      const followed = readNotes(tab.notes, headline)
      if (followed) return followed
    }
    throw new Error(`The headline of ${to} did not come within ${longestMs / 1000} s (${line} line, ${press}).`)
  } finally {
    await tab.close()
  }
}

/** The notes of documents from the first click on; undefined until the headline is shown. */
export function readNotes(notes: readonly Note[], headline: string): Followed | undefined {
  const click = notes.find(({ kind }) => kind === 'click')
  const shown =
    click && notes.find(({ kind, at, text }) => kind === 'headline' && at > click.at && text?.includes(headline))
  if (!shown) return undefined
  const carrier = shown.document === click.document ? 'payload' : shown.isAhead ? 'document ahead' : 'document'
  return { ms: shown.at - click.at, carrier }
}

function visibleLink(to: string): string {
  return `[...document.querySelectorAll('main a[href="${to}"]')].find((one) => one.offsetHeight > 0)`
}
