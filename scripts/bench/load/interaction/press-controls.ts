import { setTimeout as pause } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'
import { openTab } from './open-tab.ts'

const phone = 412
const desktop = 1280

const link = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const visible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.offsetHeight > 0)`

type Control = { path: string; width: number; element: string; key?: string }

/** The first use of a page, by the control; `key` is typed after the press. */
export const controls = {
  menu: { path: '/', width: phone, element: visible('button[popovertarget="main-menu"]') },
  filter: { path: '/productos', width: desktop, element: visible('form[data-applies] input[type=checkbox]') },
  carousel: {
    path: '/',
    width: desktop,
    element: visible('section:has(> ul + div > button) > div > button:last-child'),
  },
  search: { path: '/', width: desktop, element: link('#site-search'), key: 'n' },
  form: { path: '/forms/consulta', width: phone, element: visible('main form :is([type=checkbox],[type=radio])') },
} satisfies Readonly<Record<string, Control>>

/** The page is read for so long before, milliseconds. */
const readMs = 700
const settleMs = 2500

/** The longest of these events is all that is reported: shorter ones have no entry. */
const shortestMs = 16

/** Milliseconds from the events of the first press of a page to the next paint: the longest of them, as INP counts. */
export async function pressControl(
  devtools: Devtools,
  siteUrl: string,
  { control, restMs }: { control: Control; restMs: number },
): Promise<number> {
  const tab = await openTab(devtools, { siteUrl, line: 'fast', width: control.width, hasTouch: false })
  try {
    await tab.open(control.path)
    await pause(readMs)
    await tab.press(control.element, { by: 'mouse', restMs })
    if (control.key !== undefined) {
      await pause(150)
      await tab.type(control.key)
    }
    await pause(settleMs)
    const presses = tab.notes.flatMap(({ kind, ms }) => (kind === 'press' && ms !== undefined ? [ms] : []))
    return Math.max(shortestMs, ...presses)
  } finally {
    await tab.close()
  }
}
