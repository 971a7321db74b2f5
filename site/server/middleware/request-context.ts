import type { NextRequest } from 'next/server'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { Admission } from '#site/server/preview/admission.ts'

/** What is known about a request so far. Each step of the gateway adds to it or answers. */
export type RequestContext = {
  request: NextRequest
  site: Site
  /** What the gate shows this request: drafts, published pages, or nothing. */
  admission: Admission
  market: Market
  /** Percent-decoded path as the visitor typed it; undefined when it is no path that anybody should ask for. */
  requested: string | undefined
  /** The path after every rule so far. When it is not the requested one, the visitor is sent to it. */
  path: string
  /** How a visitor is sent on: the status of the last rule that changed the path. */
  movedWith: RedirectStatus
  /** Set by find-route when a route has this path. */
  match?: Match
  /** Set by find-story. */
  story?: WireStory
  /** What the content service has for a custom landing, as received; set by load-custom-landing for its routes alone. */
  landing?: unknown
  /** Which pages draw the visit; `landing` is set by the guard check-landing-page. */
  zone: 'public' | 'landing'
}

export type RedirectStatus = 301 | 302 | 308

/** A step answers with a response, or passes the visit on. */
export type Step = (context: RequestContext) => Response | RequestContext | Promise<Response | RequestContext>
