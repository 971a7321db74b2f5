import type { Page } from 'playwright-core'

/** Runs in the page; a text, because our scripts know no browser. */
const untilComplete = `(async () => {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  // The bar of a video fades as it likes.
  for (const video of document.querySelectorAll('video')) video.controls = false
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
})()`

/** Waits until everything of a page is there: pictures that load late, fonts, movements at their end. */
export async function settlePage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(untilComplete)
}
