import { getStory } from '#site/content/stories/get-story.ts'
import { isLandingStory } from '#site/content/stories/is-landing-story.ts'
import type { GuardName } from '#site/routing/route.ts'
import { redirectToLogin } from './login/redirect-to-login.ts'
import { isEditor } from './preview/preview-gate.ts'
import type { Step } from './request-context.ts'

/** Guards that routes use by name (product specification, section 6); a name without a row does not compile. */
export const guards: Readonly<Record<GuardName, Step>> = {
  auth: redirectToLogin,

  /** The landing pages render a landing story, the generic page any other (acceptance row A10). */
  async 'check-landing-page'(context) {
    const story = context.match && (await getStory(context.match, context.market))
    return story && isLandingStory(story) ? { ...context, zone: 'landing' } : context
  },
}

/** Runs the guards of the route in order; the first response ends the request. Editors need no login. */
export const checkGuards: Step = async (context) => {
  let passed = context
  for (const name of context.match?.route.guards ?? []) {
    if (name === 'auth' && isEditor(passed)) continue
    const result = await guards[name](passed)
    if (result instanceof Response) return result
    passed = result
  }
  return passed
}
