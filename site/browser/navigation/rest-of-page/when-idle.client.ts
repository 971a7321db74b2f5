/** A document whose load never ends (a picture or a measuring tool that hangs) is taken for loaded after this time. */
const longestLoadMs = 8000

/** Runs something when the document has loaded and the browser has nothing else to do. */
export function whenAtRest(run: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: 2000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') return rest()
  const { promise: loaded, resolve } = Promise.withResolvers<void>()
  window.addEventListener('load', () => resolve(), { once: true })
  setTimeout(resolve, longestLoadMs)
  void loaded.then(rest)
}
