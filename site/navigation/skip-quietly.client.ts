/**
 * The browser may leave out the transition from one document to the next, when another navigation overtakes it for example.
 * That is no error of the page, as which a rejected promise that nobody looks at would be reported
 * (https://github.com/w3c/csswg-drafts/issues/13726).
 */
export function skipQuietly(): void {
  for (const name of ['pageswap', 'pagereveal'] as const)
    window.addEventListener(name, ({ viewTransition }) => lookAtPromises(viewTransition))
  // A page may be shown before its scripts are there.
  lookAtPromises(document.activeViewTransition)
}

/** @param transition none where a page changes without, or in a browser that knows none */
export function lookAtPromises(transition: ViewTransition | null | undefined): void {
  if (!transition) return
  for (const promise of [transition.updateCallbackDone, transition.ready, transition.finished])
    promise.catch(() => undefined)
}
