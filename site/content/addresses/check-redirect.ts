import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import { collapseRedirects } from '#site/routing/redirects/collapse-redirects.ts'
import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { hasPage } from './has-page.ts'
import { redirectStories, rulesOf } from './list-redirects.ts'

/**
 * What a redirect will do in one market: `works`; `circle` leads back to itself; `taken` is a path of an earlier redirect; `page` waits while
 * a page is published at its path; `no-page` ends where no page is; `elsewhere` applies to other markets or leads nowhere.
 */
export type RedirectOutcome = 'works' | 'circle' | 'taken' | 'page' | 'no-page' | 'elsewhere'

export type RedirectCheck = {
  outcome: RedirectOutcome
  /** The old path and where a visitor ends, after every redirect on the way; absent where the redirect does not apply. */
  from?: string
  to?: string
  status?: number
}

/**
 * Tests a redirect that is not published yet against all others.
 * @throws CatalogueError content-unavailable
 */
export async function checkRedirect(story: WireStory, market: Market): Promise<RedirectCheck> {
  const [own] = rulesOf(story, market)
  if (!own) return { outcome: 'elsewhere' }
  const { from } = own
  const stories = await redirectStories()
  const at = stories.findIndex(({ id }) => id === story.id)
  const earlier = at < 0 ? stories : stories.slice(0, at)
  const others = (some: readonly WireStory[]) => some.flatMap((one) => rulesOf(one, market))
  const before = others(earlier)
  const taken = before.find((rule) => rule.from === from)
  if (taken) return { outcome: 'taken', from, to: taken.to, status: taken.status }
  const after = at < 0 ? [] : others(stories.slice(at + 1))
  const target = collapseRedirects([...before, own, ...after, ...manifestRedirects]).targets.get(from)
  if (!target) return { outcome: 'circle', from, to: own.to, status: own.status }
  if (await hasPage(from, market)) return { outcome: 'page', from, ...target }
  return { outcome: (await hasPage(target.to, market)) ? 'works' : 'no-page', from, ...target }
}
