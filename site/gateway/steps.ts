import type { NextRequest } from 'next/server'
import { readingDrafts } from '#site/content/draft-reading.ts'
import { isCatalogueError } from '#site/errors.ts'
import { askForRights } from './ask-for-rights.ts'
import { findRoute } from './find-route.ts'
import { findStory } from './find-story.ts'
import { followRedirect } from './follow-redirect.ts'
import { askGuards } from './guards.ts'
import { loadCustomLanding } from './load-custom-landing.ts'
import { openDraft } from './open-draft.ts'
import { openGallery } from './open-gallery.ts'
import { openLoginError } from './open-login-error.ts'
import { openMarketHome } from './open-market-home.ts'
import { isEditor, previewGate } from './preview-gate.ts'
import { refuseHostilePath } from './refuse-hostile-path.ts'
import { seal } from './seal.ts'
import { sendOn } from './send-on.ts'
import { showError } from './show-error.ts'
import { standInForFailure } from './stand-in-for-failure.ts'
import { startVisit } from './start-visit.ts'
import { tidyPath } from './tidy-path.ts'
import { tidyQuery } from './tidy-query.ts'
import { toZone } from './to-zone.ts'
import { validateRoute } from './validate-route.ts'
import type { Step, Visit } from './visit.ts'

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
