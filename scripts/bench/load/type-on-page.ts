import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import { openTitle, type Typing, typeWords } from './type-in-editor.ts'

/** Milliseconds from each key: to its letter where it is typed, and to the form of the editor, which has it as well then. */
export type OnPageTimes = { letter: number[]; form: number[] }

const times = z.object({ letter: z.array(z.number()), form: z.array(z.number()) })

/** Types into the first title of a story on the page itself, and waits each time until page and form have painted it. */
export async function typeOnPage(
  page: Page,
  storyId: number,
  { strokes, settings }: Typing & { settings: Settings },
): Promise<OnPageTimes> {
  const { frame, input } = await openTitle(page, storyId, settings)
  const box = frame.locator('body > textarea')
  // The browser handles a click before the message with which the editor offers writing.
  await frame.locator('[data-on-page] fieldset button').first().waitFor()
  await frame.locator('h1').dblclick()
  await box.waitFor()
  await box.evaluate(reportLetters)
  await input.evaluate(noteLettersAndForm)
  return times.parse(await typeWords(page, { strokes }))
}

/** Runs in the frame: reports when a key was pressed in the text and when its letter was painted, in milliseconds since 1970. */
function reportLetters(element: Element): void {
  const box = element as HTMLTextAreaElement
  let pressed: number | undefined
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    window.parent.postMessage({ pressed, written: box.value, at: performance.timeOrigin + performance.now() }, '*')
  })
  painted.port1.start()
  box.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key.length === 1 || key === 'Backspace') pressed = performance.timeOrigin + timeStamp
  })
  box.addEventListener('input', () => requestAnimationFrame(() => painted.port2.postMessage(0)))
}

/** Runs in the editor's page: notes the time from a key to its letter, and to the form's own paint. */
function noteLettersAndForm(element: Element): void {
  const input = element as HTMLInputElement
  const noted = { letter: [] as number[], form: [] as number[] }
  Object.assign(globalThis, { times: () => noted.form.length, read: () => noted })
  let letter: { pressed: number; written: string; at: number } | undefined
  let inForm = { value: input.value, at: 0 }
  const note = () => {
    if (!letter || inForm.at === 0 || inForm.value !== letter.written) return
    noted.letter.push(letter.at - letter.pressed)
    noted.form.push(inForm.at - letter.pressed)
    letter = undefined
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
    if (typeof data?.pressed !== 'number') return
    letter = data
    note()
  })
}
