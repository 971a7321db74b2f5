import type { Hint } from './finding.ts'
import { type LinkUse, linksIn } from './links-in.ts'
import { placeOf, type Scene, versionsOf } from './scene.ts'
import { isRoutable, type StoryRow } from './story-data.ts'
import type { FieldVisit } from './walk-content.ts'

/** Links and references of one field that lead nowhere, to something visitors do not see, or back to the same story. */
export function checkLinks(visit: FieldVisit, scene: Scene): Hint[] {
  return versionsOf(visit, scene.languages).flatMap(({ language, value }) =>
    linksIn(visit, value).flatMap((use) => {
      const found = problemOf(use, {
        scene,
        isLink: visit.field.wire.type !== 'option' && visit.field.wire.type !== 'options',
      })
      return found ? [{ ...found, place: placeOf(visit, language) }] : []
    }),
  )
}

function problemOf(
  use: LinkUse,
  { scene, isLink }: { scene: Scene; isLink: boolean },
): Omit<Hint, 'place'> | undefined {
  if (use.kind === 'unusable') return broken(`no page may hold the address “${use.address}”`)
  const target = scene.stories.get(use.uuid)
  if (!target) return broken(`the space has no story ${use.uuid}`)
  if (target.uuid === scene.story.uuid) return use.hasAnchor ? undefined : { code: 'self-link' }
  const why = pageless(target, isLink)
  if (why !== undefined) return broken(`${target.fullSlug} ${why}`)
  if (!target.isPublished && scene.story.isPublished)
    return { code: 'unpublished-link', facts: { target: target.fullSlug } }
  return undefined
}

function pageless(target: StoryRow, isLink: boolean): string | undefined {
  if (target.isFolder) return 'is a folder'
  return isLink && !isRoutable(target) ? 'has no page' : undefined
}

function broken(value: string): Omit<Hint, 'place'> {
  return { code: 'broken-link', facts: { value } }
}
