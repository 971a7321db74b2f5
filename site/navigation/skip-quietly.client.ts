/**
 * The browser may leave out the transition from one document to the next, when another navigation overtakes it for example.
 * That is no error of the page, as which a rejected promise that nobody looks at would be reported.
 */
export function skipQuietly(): void {
  for (const name of ['pageswap', 'pagereveal'] as const) window.addEventListener(name, lookAtPromises)
}

function lookAtPromises({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return
  for (const promise of [viewTransition.updateCallbackDone, viewTransition.ready, viewTransition.finished])
    promise.catch(() => undefined)
}
