/** Runs in the frame: reports to the editor's page when a changed title was painted, in milliseconds since 1970. */
export function watchPaint(): void {
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () =>
    window.parent.postMessage(
      { painted: document.querySelector('h1')?.textContent, at: performance.timeOrigin + performance.now() },
      '*',
    ),
  )
  painted.port1.start()
  const observer = new MutationObserver(() => requestAnimationFrame(() => painted.port2.postMessage(0)))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
