import type { Page } from 'playwright-core'
import type { Settings } from '../../settings.ts'
import { openTitle, type Typing, typeWords } from './type-in-editor.ts'

/**
 * Types into the first title of a story where it stands in the page, and waits each time until the page has painted it and the form has
 * it.
 * @returns milliseconds from each key to both
 */
export async function typeOnPage(
  page: Page,
  storyId: number,
  { strokes, pauseMs, settings }: Typing & { settings: Settings },
): Promise<number[]> {
  const { frame, input } = await openTitle(page, storyId, settings)
  const box = frame.locator('body > textarea')
  // The browser handles a click before the message with which the editor offers writing.
  await frame.locator('[data-on-page] fieldset button').first().waitFor()
  await frame.locator('h1').dblclick()
  await box.waitFor()
  await frame.evaluate(reportKeys)
  await input.evaluate(noteBoth)
  return await typeWords(page, { strokes, pauseMs })
}

/** Runs in the frame: reports when a key was pressed in the text, in milliseconds since 1970. */
function reportKeys(): void {
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length > 1 && key !== 'Backspace') return
      window.parent.postMessage({ pressed: performance.timeOrigin + timeStamp }, '*')
    },
    true,
  )
}

/** Runs in the editor's page: notes the time from a key to the later of two paints, the page's and the form's. */
function noteBoth(element: Element): void {
  const input = element as HTMLInputElement
  const times: number[] = []
  Object.assign(globalThis, { times })
  let pressedAt: number | undefined
  let inForm = { value: input.value, at: 0 }
  let onPage = { value: input.value, at: 0 }
  const note = () => {
    if (pressedAt === undefined || inForm.at === 0 || onPage.at === 0 || inForm.value !== onPage.value) return
    times.push(Math.max(inForm.at, onPage.at) - pressedAt)
    pressedAt = undefined
  }
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    inForm.at = performance.timeOrigin + performance.now()
    note()
  })
  painted.port1.start()
  const look = () => {
    if (input.value !== inForm.value) {
      inForm = { value: input.value, at: 0 }
      painted.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.addEventListener('message', ({ data }) => {
    // The clocks of two processes differ by milliseconds: what was painted before the key counts by its order, not by its time.
    if (typeof data?.pressed === 'number') {
      pressedAt = data.pressed
      inForm.at = 0
      onPage.at = 0
    }
    if (typeof data?.painted !== 'string' || data.painted === onPage.value) return
    onPage = { value: data.painted, at: data.at }
    note()
  })
}
