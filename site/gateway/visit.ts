import type { NextRequest } from 'next/server'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'

/** What is known about a request so far. Each step of the gateway adds to it or answers. */
export type Visit = {
  request: NextRequest
  market: Market
  /** Percent-decoded path as the visitor typed it. */
  path: string
  /** Set by find-route when a route has this path. */
  match?: Match
}

/** A step answers with a response, or passes the visit on. */
export type Step = (visit: Visit) => Response | Visit | Promise<Response | Visit>
