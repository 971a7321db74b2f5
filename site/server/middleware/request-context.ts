import type { NextRequest } from 'next/server'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { PageFormat } from '#site/routing/feature.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { Admission } from '#site/server/preview/admission.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'

/** What is known about a request so far. Each middleware step adds to it or returns a response. */
export type RequestContext = {
  request: NextRequest
  site: Site
  /** The gate's decision: drafts, published pages, or a refusal. */
  admission: Admission
  /** What an editor previews; nothing for anybody else, whatever the address says. */
  previewed: Previewed
  market: Market
  /** Percent-decoded path as the visitor typed it; undefined for a hostile path. */
  requested: string | undefined
  /** The path after every rule so far. When it differs from the requested one, the response redirects to it. */
  path: string
  /** Redirect status: that of the last rule that changed the path. */
  movedWith: RedirectStatus
  /** Set by find-route when a route has this path. */
  match?: Match
  /** Set by find-story. */
  story?: WireStory
  /** Data of a custom landing, as received; set by load-custom-landing for its routes alone. */
  landing?: unknown
  /** What renders the request: `landing` is set by the guard check-landing-page. */
  zone: 'public' | 'landing'
  /** Set by open-format when the request is for another format of the page. */
  format?: PageFormat | undefined
}

export type RedirectStatus = 301 | 302 | 308

/** A step returns a response, or passes the context on. */
export type Step = (context: RequestContext) => Response | RequestContext | Promise<Response | RequestContext>

/** A page about a draft at an address of its own. `open` is called for an editor whose address names a draft that exists. */
export type EditorPage = { path: string; open: (context: RequestContext, locale: LocaleCode) => Response }
