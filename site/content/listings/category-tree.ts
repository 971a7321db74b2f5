import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { readCategories } from './list-categories.ts'

export async function categoryTree(siteContext: SiteContext) {
  const parents = new Map((await readCategories(siteContext)).map(({ wire, content }) => [wire.uuid, content.parent]))
  /** Whether a category is another one or lies below it, at any depth. */
  const isWithin = (category: string, other: string) => {
    // A circle of parents, which the editor's check refuses, must not block a page.
    for (let at: string | undefined = category, steps = 0; at !== undefined && steps <= parents.size; steps += 1) {
      if (at === other) return true
      at = parents.get(at)
    }
    return false
  }
  return { isWithin }
}
