import type { Page } from '@playwright/test'

/** Starts the scripts of a cached page, as the focus in a field does, and waits until the page has taken over. */
export async function startScripts(page: Page): Promise<void> {
  await page.locator('input').first().dispatchEvent('focusin')
  await page.waitForFunction(() => !('firstScript' in window))
}
