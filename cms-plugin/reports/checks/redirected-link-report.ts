import { addressesIn } from '../content/links-in.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { DelayedHint } from '../finding.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'

/** Content type of the stories that lead an old address to a page. */
const redirectType = 'redirect'

export type RedirectedLinkReport = {
  /** Keeps a redirect's old address, and every address of our own site that an editor typed. */
  note: (scene: Scene, fields: readonly FieldLocation[]) => void
  /** Typed addresses that a redirect answers; asked once, after the last story. */
  finish: () => DelayedHint[]
}

/** Links whose address was typed and is an old one: each reader is sent on, and the redirect can never be removed. */
export function startRedirectedLinkReport(): RedirectedLinkReport {
  const redirected = new Set<string>()
  const typed: { path: string; late: DelayedHint }[] = []
  return {
    note({ story, languages }, fields) {
      const { component, from } = story.content
      if (component === redirectType) {
        // Where a redirect leads is no link of a page: the site follows chains of them in one step.
        if (story.isPublished && typeof from === 'string') redirected.add(tidied(from))
        return
      }
      for (const fieldLocation of fields) {
        for (const { language, value } of versionsOf(fieldLocation, languages)) {
          for (const { address, step } of addressesIn(fieldLocation, value)) {
            const location = { ...locationOf(fieldLocation, language), path: `${fieldLocation.path}${step}` }
            const details = { field: fieldLocation.field.wire.display_name, value: address }
            const hint = { code: 'redirected-link' as const, location, details }
            typed.push({ path: tidied(address), late: { story: { id: story.id, fullSlug: story.fullSlug }, hint } })
          }
        }
      }
    },
    finish: () => typed.filter(({ path }) => redirected.has(path)).map(({ late }) => late),
  }
}

/** A path as the site compares it: without query, anchor, and a slash at its end. */
function tidied(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/)
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
