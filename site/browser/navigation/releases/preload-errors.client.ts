/** Name of the event a page raises when a part of its code does not come (product specification, section 8). */
export const preloadErrorEvent = 'site:preload-error'

/** Says that a part of the page's code has failed. */
export function raisePreloadError(detail: { address?: string | undefined; reason?: unknown }): void {
  window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail }))
}

/** Raises the event for every script or style sheet of the build that cannot be loaded. */
export function watchLoading(): () => void {
  const onError = ({ target }: Event) => {
    const address =
      target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
    if (address.startsWith(`${window.location.origin}/_next/`)) raisePreloadError({ address })
  }
  window.addEventListener('error', onError, true)
  return () => window.removeEventListener('error', onError, true)
}
