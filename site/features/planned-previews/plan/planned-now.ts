import 'server-only'
import { previewedNow } from '#site/content/client/draft-reading.ts'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import { type PlannedStories, plannedStories } from './planned-stories.ts'
import { plannedChanges } from './read-plan.ts'

/** The plan of each reading: `previewedNow` is an object of its own for each. */
const plans = new WeakMap<Previewed, Promise<PlannedStories | undefined>>()

/**
 * The changes planned until the moment, or in the release, that an editor previews: read once a reading.
 * @returns undefined where neither is previewed, and where the plan is not known
 */
export async function plannedNow(): Promise<PlannedStories | undefined> {
  const previewed = previewedNow()
  if (previewed.release === undefined && previewed.moment === undefined) return undefined
  markPersonal()
  const plan = plans.get(previewed) ?? plannedChanges(previewed).then((changes) => changes && plannedStories(changes))
  plans.set(previewed, plan)
  return await plan
}
