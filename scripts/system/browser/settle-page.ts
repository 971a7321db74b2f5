import type { Page } from 'playwright-core'

/** Runs in the page; a string, because our scripts are not compiled for a browser. */
const untilComplete = `(async () => {
  // The page as it is while it is used: its scripts have started.
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  for (let turn = 0; turn < 100 && 'firstScript' in window; turn += 1) await new Promise((done) => setTimeout(done, 50))
  // Renders lazy parts below at once, instead of one per screenshot.
  document.documentElement.dataset.rendered = ''
  const images = [...document.images]
  for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
  // The controls of a video fade at random moments.
  for (const video of document.querySelectorAll('video')) video.controls = false
  // decode rejects for an image that starts to load meanwhile; it is called again after the load.
  const decoded = async (image) => {
    const isDecoded = await image.decode().then(() => true, () => false)
    if (isDecoded) return
    if (!image.complete) await new Promise((done) => { image.onload = image.onerror = done })
    await image.decode().catch(() => undefined)
  }
  await Promise.all(images.map(decoded))
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
})()`

/** Waits until a page is complete: lazy images, fonts, finished animations. */
export async function settlePage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(untilComplete)
}
