import { openGroup } from '#site/ui/disclosure/open-group.client.ts'
import { returnToTicked } from './applied-choice.client.ts'

/**
 * Puts the focus where a new document would be read from: at the place that the address names, else at the heading of the
 * page. A list that was only narrowed leaves it where it is, if that is still there, and a box that narrowed it gets it back.
 * @param isOtherPage whether the path has changed, and not the query alone
 */
export function settleOnPage(isOtherPage: boolean): void {
  if (returnToTicked() && !isOtherPage) return
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const isLost = document.activeElement === null || document.activeElement === document.body
  const heading = document.querySelector('main h1') ?? document.querySelector('main')
  reach(named)
  const place = named ?? (isOtherPage || isLost ? heading : null)
  if (!(place instanceof HTMLElement)) return
  if (place.tabIndex < 0) place.tabIndex = -1
  // The router and the browser have scrolled already.
  place.focus({ preventScroll: true })
}

/**
 * Shows the place that the address names, as the browser does with `:target` when it loads a document; an address that the
 * router sets has no target. Groups that contain the place are opened.
 */
function reach(named: Element | null): void {
  for (const before of document.querySelectorAll('[data-reached]')) before.removeAttribute('data-reached')
  named?.setAttribute('data-reached', '')
  openGroup(named)
}

/** Menus and sheets that are open belong to the page that is left. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}
