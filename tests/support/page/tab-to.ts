import type { Page } from '@playwright/test'

/** Presses Tab until the selected element has the focus. */
export async function tabTo(page: Page, selector: string, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
  }
  throw new Error(`The keyboard does not reach ${selector} with ${most} presses of Tab.`)
}
