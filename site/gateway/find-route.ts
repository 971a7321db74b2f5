import { matchPath } from '#site/routing/match-path.ts'
import { showError } from './show-error.ts'
import type { Step } from './visit.ts'

/** Spec section 4: no matching route shows a 404 page. */
export const findRoute: Step = (visit) => {
  const match = matchPath(visit.path, visit.market)
  return match ? { ...visit, match } : showError(visit, 'page-not-found')
}
