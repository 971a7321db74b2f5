import { linksIn } from './links-in.ts'
import type { LateHint } from './page-text-report.ts'
import type { Scene } from './scene.ts'
import { isRoutable, pathInMarket } from './story-data.ts'
import type { FieldVisit } from './walk-content.ts'

/** Kinds of story that the site lists nowhere by itself; products, categories and news have listings. */
const unlistedTypes = ['page']

/** Forms of page that readers reach from outside: from a campaign, or after sending a form. */
const entryTemplates = ['landing', 'thank-you']

export type UnlinkedPageReport = {
  /** Keeps where a published story leads, and the story itself when it needs a link. */
  note: (scene: Scene, fields: readonly FieldVisit[]) => void
  /** Published pages that nothing leads to; asked once, after the last story. */
  finish: () => LateHint[]
}

/** Pages that are in no menu and that no other published story links or refers to, in any language. */
export function startUnlinkedPageReport(): UnlinkedPageReport {
  const reached = new Set<string>()
  const candidates: LateHint['story'][] = []
  return {
    note({ story, stories }, fields) {
      if (!story.isPublished) return
      for (const uuid of targetsOf(fields)) {
        const target = stories.get(uuid)
        // A market's own page answers a link to the shared one, so both count as reached.
        if (target && uuid !== story.uuid) reached.add(pathInMarket(target))
      }
      if (needsLink(story)) candidates.push({ id: story.id, fullSlug: story.fullSlug })
    },
    finish: () =>
      candidates
        .filter((story) => !reached.has(pathInMarket(story)))
        .map((story) => ({ story, hint: { code: 'unlinked-page', place: { path: '' } } })),
  }
}

function targetsOf(fields: readonly FieldVisit[]): string[] {
  return fields.flatMap((visit) =>
    [visit.value, ...visit.translations.values()].flatMap((value) =>
      linksIn(visit, value).flatMap((use) => (use.kind === 'story' ? [use.uuid] : [])),
    ),
  )
}

function needsLink(story: Scene['story']): boolean {
  const { component, template } = story.content
  if (!unlistedTypes.includes(String(component)) || entryTemplates.includes(String(template))) return false
  return isRoutable(story) && !['', 'home'].includes(pathInMarket(story))
}
