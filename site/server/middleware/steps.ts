import type { NextRequest } from 'next/server'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { tidyPath } from './address/canonical-path.ts'
import { tidyQuery } from './address/canonical-query.ts'
import { followRedirect } from './address/follow-redirect.ts'
import { openMarketHome } from './address/open-market-home.ts'
import { sendOn } from './address/redirect-to-canonical.ts'
import { refuseHostilePath } from './address/refuse-hostile-path.ts'
import { standInForFailure } from './error-response.ts'
import { findRoute } from './find-route.ts'
import { findStory } from './find-story.ts'
import { askGuards } from './guards.ts'
import { loadCustomLanding } from './load-custom-landing.ts'
import { askForRights } from './login/check-rights.ts'
import { openLoginError } from './login/open-login-error.ts'
import { startVisit } from './open-context.ts'
import { openDraft } from './preview/open-draft.ts'
import { openGallery } from './preview/open-gallery.ts'
import { isEditor, previewGate } from './preview/preview-gate.ts'
import { seal } from './preview/preview-headers.ts'
import type { Step, Visit } from './request-context.ts'
import { toZone } from './rewrite-to-zone.ts'
import { showError } from './show-error.ts'
import { validateRoute } from './validate-route.ts'

/**
 * What happens to a request before a page may be drawn. Order matters: an address is made canonical before the visitor
 * is sent on, so that one redirect is enough, and nothing is looked up for a path that cannot be read.
 */
const steps: readonly Step[] = [
  standInForFailure,
  previewGate,
  refuseHostilePath,
  tidyPath,
  openDraft,
  openMarketHome,
  openGallery,
  openLoginError,
  followRedirect,
  findRoute,
  validateRoute,
  askGuards,
  loadCustomLanding,
  findStory,
  askForRights,
  sendOn,
  tidyQuery,
  toZone,
]

/** Walks the steps until one answers; for an editor they read drafts. */
export async function passGateway(request: NextRequest): Promise<Response> {
  const visit = startVisit(request)
  const walk = () => walkSteps(visit)
  return seal(await (isEditor(visit) ? readingDrafts(walk) : walk()), visit)
}

async function walkSteps(started: Visit): Promise<Response> {
  let visit = started
  for (const step of steps) {
    const result = await takeStep(step, visit)
    if (result instanceof Response) return result
    visit = result
  }
  throw new Error('The last step of the gateway did not answer')
}

/** A content service that does not answer is a 503, whichever step asked it. */
async function takeStep(step: Step, visit: Visit): Promise<Response | Visit> {
  try {
    return await step(visit)
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    process.stderr.write(`${error.message}\n`)
    return showError(visit, error.code)
  }
}
