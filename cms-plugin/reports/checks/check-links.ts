import { type LinkUse, linksIn } from '../content/links-in.ts'
import { isRoutable, type StoryRow } from '../content/story-data.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import type { Phrase } from '../messages/finding-messages.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'

/** Links and references of one field that lead nowhere, to something visitors do not see, or back to the same story. */
export function checkLinks(fieldLocation: FieldLocation, scene: Scene): Hint[] {
  return versionsOf(fieldLocation, scene.languages).flatMap(({ language, value }) =>
    linksIn(fieldLocation, value).flatMap((use) => {
      const found = problemOf(use, scene)
      const location = locationOf(fieldLocation, language)
      return found ? [{ ...found, location: { ...location, path: `${location.path}${use.step}` } }] : []
    }),
  )
}

function problemOf(use: LinkUse, scene: Scene): Omit<Hint, 'location'> | undefined {
  if (use.kind === 'unusable') return broken({ phrase: 'refusedAddress', values: { address: use.address } })
  const target = scene.stories.get(use.uuid)
  if (!target) return broken({ phrase: 'noStory', values: { uuid: use.uuid } })
  if (target.uuid === scene.story.uuid) return use.hasAnchor ? undefined : { code: 'self-link' }
  const why = pageless(target, use)
  if (why) return broken({ phrase: why, values: { target: target.fullSlug } })
  if (!target.isPublished && scene.story.isPublished)
    return { code: 'unpublished-link', details: { target: target.fullSlug } }
  return undefined
}

/** A reference takes content from a story, which needs no page for it. */
function pageless(target: StoryRow, { isReference }: { isReference: boolean }): 'isFolder' | 'hasNoPage' | undefined {
  if (target.isFolder) return 'isFolder'
  return !isReference && !isRoutable(target) ? 'hasNoPage' : undefined
}

function broken(value: Phrase): Omit<Hint, 'location'> {
  return { code: 'broken-link', details: { value } }
}
