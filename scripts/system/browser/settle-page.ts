import type { Page } from 'playwright-core'

/** Runs in the page; a text, because our scripts know no browser. */
const untilComplete = `(async () => {
  // What stands far below is drawn now, and not one part a picture.
  document.documentElement.dataset.drawn = ''
  const images = [...document.images]
  for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
  // The bar of a video fades as it likes.
  for (const video of document.querySelectorAll('video')) video.controls = false
  // A picture that begins to load while it is asked for says no; it is asked again when it is there.
  const drawn = async (image) => {
    const isDrawn = await image.decode().then(() => true, () => false)
    if (isDrawn) return
    if (!image.complete) await new Promise((done) => { image.onload = image.onerror = done })
    await image.decode().catch(() => undefined)
  }
  await Promise.all(images.map(drawn))
  await document.fonts.ready
  for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame)
})()`

/** Waits until everything of a page is there: pictures that load late, fonts, movements at their end. */
export async function settlePage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(untilComplete)
}
