/** Name in the browser's timeline (User Timing) of the time from a click to the headline that the router shows; its detail is the path. */
export const headlineEntry = 'site-headline'

let pressedAt: number | undefined

/**
 * The router begins to lead to another page.
 * @param since when the link was pressed, as events state it; undefined where the time says nothing: on the way back
 */
export function timeHeadline(since: number | undefined): void {
  pressedAt = since
}

/** The router has ended, at another page or at another view of the same. */
export function headlineIsThere(isOtherPage: boolean | undefined): void {
  if (isOtherPage && pressedAt !== undefined)
    performance.measure(headlineEntry, { start: pressedAt, detail: window.location.pathname })
  pressedAt = undefined
}
