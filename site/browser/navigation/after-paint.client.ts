/** Product specification, section 9: a navigation waits this long at most for the page to show that it has begun. */
export const longestWaitMs = 100

/** Runs something after the next picture has been drawn, or after 100 ms where none is (a tab in the background). */
export function afterPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  window.setTimeout(once, longestWaitMs)
  window.requestAnimationFrame(() => window.setTimeout(once, 0))
}
