import { describeDifference } from '../describe-difference.ts'
import { type ContentChange, languagesShowing, listChanges } from './list-changes.ts'
import type { MigratedStory } from './migrated-story.ts'

/** The effect of a migration on one story. */
export type StoryReport = {
  story: string
  /** Changes of the draft and of the published content. */
  draft: readonly ContentChange[]
  published: readonly ContentChange[]
  /** Addresses at which the texts of the story change, regardless of field names. */
  pages: readonly string[]
}

/** The changes of a story, layer by layer and language by language. */
export function storyReport({ fullSlug, before, after, paths }: MigratedStory): StoryReport {
  const published = before.published && after.published ? { from: before.published, to: after.published } : undefined
  const languages = published ? languagesShowing(published.from, published.to, [...paths.keys()]) : []
  return {
    story: fullSlug,
    draft: listChanges(before.draft, after.draft),
    published: published ? listChanges(published.from, published.to) : [],
    pages: languages.map((language) => (language === 'default' ? fullSlug : `${language}/${paths.get(language)}`)),
  }
}

/** The report for people, a line a change. */
export function printStoryReport({ story, draft, published, pages }: StoryReport): string[] {
  const lineOf = (layer: string) => (change: ContentChange) =>
    `      ${layer}, ${change.language}, ${change.path}: ${describeDifference(change.from, change.to)}`
  return [
    `  ~ ${story}`,
    ...draft.map(lineOf('draft')),
    ...published.map(lineOf('published')),
    ...pages.map((page) => `      says something else: ${page}`),
  ]
}
