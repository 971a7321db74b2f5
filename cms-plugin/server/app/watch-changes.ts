/** Milliseconds between two looks at the space while the page is open. */
const every = 20_000

/**
 * The script of an open report: shows the notice of the page as soon as a story was changed after the report was made. Sent to the browser
 * as text, so it names nothing outside of itself.
 */
function watchChanges(pause: number): void {
  const notice = document.getElementById('outdated')
  if (!notice) return
  const look = async () => {
    const response = await fetch(`/app/last-change.json${location.search}`).catch(() => undefined)
    const { lastChange } = response?.ok ? await response.json() : {}
    notice.hidden = !(Number(lastChange) > Number(notice.dataset['readAt']))
  }
  setInterval(look, pause)
  addEventListener('focus', look)
}

export const watchScript = `(${watchChanges})(${every})\n`
