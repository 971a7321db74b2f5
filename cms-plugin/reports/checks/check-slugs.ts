import { isRoutable, pathInMarket, type Story } from '../content/story-data.ts'
import type { Blocks } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import type { Scene } from '../scene.ts'
import { hasPage } from './page-texts.ts'

/**
 * Languages in which a page, or a folder below a market, has no slug. A slug that is equal in two languages is a slug.
 * The start page of a folder has its folder's address; the home page has none below its market.
 */
export function checkSlugs({ story, languages }: Scene, blocks: Blocks): Hint[] {
  if (!needsSlug(story, blocks)) return []
  return languages
    .filter((language) => !story.slugs.has(language))
    .map((language) => ({ code: 'untranslated-slug', location: { path: 'slug', language } }))
}

function needsSlug(story: Story, blocks: Blocks): boolean {
  const path = pathInMarket(story)
  if (!isRoutable(story) || path === '' || path === 'home') return false
  return story.isFolder || (!story.isStartpage && hasPage(story.content, blocks))
}
