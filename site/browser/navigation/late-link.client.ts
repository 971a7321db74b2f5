/** A visitor's press must not stay without effect: a page without a copy is refused after four seconds. */
export const longestFollowMs = 10_000

export type LateLink = {
  /** The router begins to follow a link. */
  start: (to: URL) => void
  /** The router has ended, at this page or at another. */
  end: () => void
}

/**
 * Lets the browser load a link that the router has not followed after ten seconds.
 * @param load receives the address
 */
export function lateLink(load: (to: URL) => void): LateLink {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start(to) {
      clearTimeout(timer)
      timer = setTimeout(() => load(to), longestFollowMs)
    },
    end: () => clearTimeout(timer),
  }
}
