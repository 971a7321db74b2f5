import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import { watchPaint } from './watch-paint.ts'

type Typing = { strokes: number; settings: Settings }

/**
 * Types into the first title of a story, in the editor's own form with the browser's own keys, and waits each time until
 * the page in the editor's frame has painted it.
 * @returns milliseconds from each key to its pixels
 */
export async function typeInEditor(page: Page, storyId: number, { strokes, settings }: Typing): Promise<number[]> {
  const { frame, input } = await openTitle(page, storyId, settings)
  await frame.evaluate(watchPaint)
  await input.evaluate(noteTimes)
  await input.focus()
  await page.keyboard.press('End')
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.keyboard.press(wordKey(stroke))
    await page.waitForFunction((count) => Reflect.get(globalThis, 'times').length === count, stroke + 1)
    await page.waitForTimeout(pauseAfter(stroke))
  }
  return z.array(z.number()).parse(await page.evaluate('times'))
}

/**
 * Milliseconds of a fast typist until the next key. They differ by up to one frame of the screen: after equal pauses each key would meet
 * the same moment of a frame, and the figure would be that moment's.
 */
function pauseAfter(stroke: number): number {
  return 80 + ((stroke * 7) % 17)
}

/** Opens the form of the first block of a story, with its page in the frame. */
async function openTitle(page: Page, storyId: number, settings: Settings) {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  await page.goto(
    `${settings.EDITOR_ORIGIN}/#/me/spaces/${settings.SPACE_ID}/stories/0/0/${storyId}?uid=hero&field=title`,
  )
  const input = page.locator(`[id="${storyId}__title-hero"]`)
  await input.waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  const frame = page.frames().find((one) => one.url().startsWith(siteUrl))
  if (!frame) throw new Error('The draft did not open in the editor’s frame.')
  await frame.waitForSelector('h1')
  return { frame, input }
}

/** Types a word and deletes it again, so that the title keeps a usual length. */
function wordKey(stroke: number): string {
  return stroke % 20 < 10 ? 'cerradura'.padEnd(10, 's').charAt(stroke % 20) : 'Backspace'
}

/** Runs in the editor's page: notes the time from a key to the paint of its letter. */
function noteTimes(element: Element): void {
  const input = element as HTMLInputElement
  const times: number[] = []
  Object.assign(globalThis, { times })
  let pressedAt: number | undefined
  input.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key.length === 1 || key === 'Backspace') pressedAt = timeStamp
  })
  window.addEventListener('message', ({ data }) => {
    if (pressedAt === undefined || data?.painted !== input.value) return
    times.push(data.at - performance.timeOrigin - pressedAt)
    pressedAt = undefined
  })
}
