import type { NextRequest } from 'next/server'
import { findRoute } from './find-route.ts'
import { findStory } from './find-story.ts'
import { removeTrailingSlash } from './remove-trailing-slash.ts'
import { standInForFailure } from './stand-in-for-failure.ts'
import { startVisit } from './start-visit.ts'
import { toZone } from './to-zone.ts'
import type { Step } from './visit.ts'

/** What happens to a request before a page may be drawn. Order matters: an address is made canonical before it is looked up. */
const steps: readonly Step[] = [standInForFailure, removeTrailingSlash, findRoute, findStory, toZone]

/** Walks the steps until one answers. */
export async function passGateway(request: NextRequest): Promise<Response> {
  let visit = startVisit(request)
  for (const step of steps) {
    const result = await step(visit)
    if (result instanceof Response) return result
    visit = result
  }
  throw new Error('The last step of the gateway did not answer')
}
