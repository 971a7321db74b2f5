/** Runs something when the document has loaded and the browser has nothing else to do. */
export function whenAtRest(run: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: 2000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
