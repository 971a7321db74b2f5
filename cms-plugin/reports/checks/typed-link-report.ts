import { type Market, marketIds, markets } from 'site/routing/markets.ts'
import { matchPath } from 'site/routing/match-path.ts'
import { pathForStory, type StoryLocation } from 'site/routing/stories/story-location.ts'
import { addressesIn } from '../content/links-in.ts'
import { toPlaced } from '../content/story-addresses.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { DelayedHint } from '../finding.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'

/** Content type of the stories that lead an old address to a page. */
const redirectType = 'redirect'

/** An address of our own site that an editor typed, with its path as the site compares it. */
export type TypedLink = { path: string; address: string; late: Omit<DelayedHint, 'hint'> & { hint: TypedHint } }
type TypedHint = { location: ReturnType<typeof locationOf>; details: { field: string } }

/** The site's response at a path. */
export type PathState = 'page' | 'redirect' | 'nothing'

/**
 * Links whose address was typed instead of choosing the page: an old one, which sends each reader on and keeps its redirect for ever,
 * or one at which no page is.
 */
export function startTypedLinkReport() {
  const redirected = new Set<string>()
  const locations: StoryLocation[] = []
  const typed: TypedLink[] = []
  return {
    /** Keeps where a story has its pages, a redirect's old address, and every address of our own site that an editor typed. */
    note(scene: Scene, fields: readonly FieldLocation[]): void {
      const { component, from } = scene.story.content
      if (component === redirectType) {
        // The target of a redirect is no link of a page: the site follows chains of redirects in one step.
        if (scene.story.isPublished && typeof from === 'string') redirected.add(tidied(from))
        return
      }
      // The parts of a story that decide its paths, without its texts.
      if (scene.story.isPublished) locations.push(toPlaced({ ...scene.story, content: { component } }))
      typed.push(...typedLinksIn(scene, fields))
    },
    /** Typed addresses that are redirected or lead nowhere; called once, after the last story. */
    finish(): DelayedHint[] {
      if (typed.length === 0) return []
      const paths = new Set(locations.flatMap(pathsOf))
      const stateOf = (path: string) => {
        // A redirect hides no page.
        if (paths.has(path)) return 'page'
        if (redirected.has(path)) return 'redirect'
        return isOfPages(path) ? 'nothing' : 'page'
      }
      return typed.flatMap((link) => judgeTyped(link, stateOf(link.path)))
    },
  }
}

/** Every address of our own site that an editor typed into a story. */
export function typedLinksIn(
  { story, languages }: Pick<Scene, 'story' | 'languages'>,
  fields: readonly FieldLocation[],
): TypedLink[] {
  return fields.flatMap((fieldLocation) =>
    versionsOf(fieldLocation, languages).flatMap(({ language, value }) =>
      addressesIn(fieldLocation, value).map(({ address, step }): TypedLink => {
        const location = { ...locationOf(fieldLocation, language), path: `${fieldLocation.path}${step}` }
        const details = { field: fieldLocation.field.wire.display_name }
        const late = { story: { id: story.id, fullSlug: story.fullSlug }, hint: { location, details } }
        return { path: tidied(address), address, late }
      }),
    ),
  )
}

/** The hints about a typed address. */
export function judgeTyped({ address, late: { story, hint } }: TypedLink, state: PathState): DelayedHint[] {
  const details = { ...hint.details, value: address }
  if (state === 'redirect') return [{ story, hint: { ...hint, code: 'redirected-link', details } }]
  if (state === 'page') return [{ story, hint: { ...hint, code: 'typed-link', details } }]
  const value = { phrase: 'noPageAt', values: { address } } as const
  return [{ story, hint: { ...hint, code: 'broken-link', details: { ...details, value } } }]
}

/** A path as the site compares it: without query, anchor, and a slash at its end. */
function tidied(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/)
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Files, feeds and interfaces of the site have addresses that no story has. */
function isOfPages(path: string): boolean {
  if (/\.[a-z0-9]+$/i.test(path) || /^\/(_|api\/|builds\/|feeds\/|01\/)/.test(path)) return false
  return path.split('/').length > 2 || marketIds.some((id) => matchPath(path, markets[id]))
}

/** Its paths on all websites. */
function pathsOf(location: StoryLocation): string[] {
  return marketIds.flatMap((id) => {
    const market: Market = markets[id]
    return market.locales.flatMap((locale) => pathForStory(location, { market, locale }) ?? [])
  })
}
