/** Product specification, section 9: a navigation waits this long at most for the page to show its start. */
export const longestWaitMs = 100

/** Runs a callback after the next frame, or after 100 ms without one (a background tab). */
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
