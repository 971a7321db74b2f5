import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { needsLoginAgain } from './needs-login-again.ts'
import { coverDocument, documentOwner, isCovered, replaceDocument } from './owned-document.client.ts'

/**
 * Hides pages of the extranet from the next person at the browser: Back requests them from the site. The listener must be added before
 * that of the framework's router, which would show its cached page and stay in the document.
 */
export function keepClosed(): void {
  // In the editor's frame there is no login.
  if (window.parent !== window) return
  window.addEventListener('popstate', refreshOnReturn)
  window.addEventListener('pagehide', coverWhenPutAway)
  window.addEventListener('pageshow', refreshWhenTakenOut)
}

function refreshOnReturn(event: PopStateEvent): void {
  const hasEnded = needsLoginAgain(new URL(window.location.href), document.cookie, documentOwner())
  if (!hasEnded && !isCovered()) return
  event.stopImmediatePropagation()
  // A covered document is about to be replaced already.
  if (hasEnded) replaceDocument()
}

/** A browser may put a whole page away and take it out again as it was, also one that must not be stored. */
function coverWhenPutAway({ persisted }: PageTransitionEvent): void {
  if (persisted && isExtranetPath(window.location.pathname)) coverDocument()
}

function refreshWhenTakenOut({ persisted }: PageTransitionEvent): void {
  if (persisted && isExtranetPath(window.location.pathname)) replaceDocument()
}
