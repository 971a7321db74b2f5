import type { NextRequest } from 'next/server'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { featureSteps, featureStepsAtPath, featureStepsBeforeGate } from '#site/features.steps.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { canonicalPath, lowerCase } from './address/canonical-path.ts'
import { canonicalQuery } from './address/canonical-query.ts'
import { followRedirect } from './address/follow-redirect.ts'
import { openFormat } from './address/open-format.ts'
import { openMarketHome } from './address/open-market-home.ts'
import { redirectToCanonical } from './address/redirect-to-canonical.ts'
import { errorResponse } from './error-response.ts'
import { findRoute } from './find-route.ts'
import { findStory } from './find-story.ts'
import { checkGuards } from './guards.ts'
import { loadCustomLanding } from './load-custom-landing.ts'
import { checkRights } from './login/check-rights.ts'
import { openLoginError } from './login/open-login-error.ts'
import { openContext } from './open-context.ts'
import { openDraft } from './preview/open-draft.ts'
import { isEditor, previewGate } from './preview/preview-gate.ts'
import { setPreviewHeaders } from './preview/preview-headers.ts'
import type { RequestContext, Step } from './request-context.ts'
import { toZone } from './rewrite-to-zone.ts'
import { showError } from './show-error.ts'
import { validateRoute } from './validate-route.ts'

/** A path that cannot be read is refused before anything looks it up. */
const refuseHostilePath: Step = (context) =>
  context.requested === undefined ? showError(context, 'request-invalid') : context

/**
 * The steps before a page renders. Order matters: an address is made canonical before the redirect, so that one
 * redirect is enough, and a malformed path causes no lookup.
 */
const steps: readonly Step[] = [
  errorResponse,
  ...featureStepsBeforeGate,
  previewGate,
  ...featureSteps,
  refuseHostilePath,
  canonicalPath,
  openDraft,
  openMarketHome,
  ...featureStepsAtPath,
  openLoginError,
  followRedirect,
  openFormat,
  lowerCase,
  findRoute,
  validateRoute,
  checkGuards,
  loadCustomLanding,
  findStory,
  checkRights,
  redirectToCanonical,
  canonicalQuery,
  toZone,
]

/** Runs the steps until one returns a response; for an editor they read drafts. */
export async function runMiddleware(request: NextRequest): Promise<Response> {
  const context = openContext(request)
  const walk = () => walkSteps(context)
  return setPreviewHeaders(
    await (isEditor(context) ? readingDrafts(walk, context.previewed, loadPreviewReader) : walk()),
    context,
  )
}

async function walkSteps(started: RequestContext): Promise<Response> {
  let context = started
  for (const step of steps) {
    const result = await takeStep(step, context)
    if (result instanceof Response) return result
    context = result
  }
  throw new Error('The last step of the middleware returned no response')
}

/** An unavailable content service is a 503, whichever step called it. */
async function takeStep(step: Step, context: RequestContext): Promise<Response | RequestContext> {
  try {
    return await step(context)
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    process.stderr.write(`${error.message}\n`)
    return showError(context, error.code)
  }
}
