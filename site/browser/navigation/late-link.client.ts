/** A visitor's press must not stay without effect: a page without a copy is refused after four seconds. */
export const longestFollowMs = 10_000

/**
 * Lets the browser load a link that the router has not followed after ten seconds.
 * @param load receives the address
 */
export function lateLink(load: (to: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** The router begins to follow a link. */
    start(to: URL): void {
      clearTimeout(timer)
      timer = setTimeout(() => load(to), longestFollowMs)
    },
    /** The router has ended, at this page or at another. */
    end: () => clearTimeout(timer),
  }
}
