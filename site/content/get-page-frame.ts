import 'server-only'
import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { Place } from '#site/routing/path-for.ts'
import { getSettings } from './get-settings.ts'
import { type Ancestor, listAncestors } from './list-ancestors.ts'

/** What stands around a page: the site's settings and the way to it. */
export type PageFrame = { settings: SiteSettings | undefined; ancestors: readonly Ancestor[] }

export async function getPageFrame(match: Match, place: Place): Promise<PageFrame> {
  const [settings, ancestors] = await Promise.all([getSettings(place), listAncestors(match, place)])
  return { settings, ancestors }
}
