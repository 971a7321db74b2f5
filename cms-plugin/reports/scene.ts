import type { EarlierFields } from './earlier-fields.ts'
import type { Hint, Place } from './finding.ts'
import type { Story, StoryIndex } from './story-data.ts'
import type { FieldVisit } from './walk-content.ts'

/** What a check of one story may look at. */
export type Scene = {
  story: Story
  /** Every story and folder of the space, without content. */
  stories: StoryIndex
  /** Languages that are asked for, besides the default one. */
  languages: readonly string[]
  /** What fields held in earlier drafts; nothing where no history was read. */
  earlier: EarlierFields
}

export type FieldCheck = (visit: FieldVisit, scene: Scene) => Hint[]

/** The value of a field in the default language and in each language that is asked for and has one. */
export function versionsOf(
  visit: FieldVisit,
  languages: readonly string[],
): { language: string | undefined; value: unknown }[] {
  const translated = languages.flatMap((language) =>
    visit.translations.has(language) ? [{ language, value: visit.translations.get(language) }] : [],
  )
  return [{ language: visit.language, value: visit.value }, ...translated].filter(
    ({ language }) => language === undefined || languages.includes(language),
  )
}

/** The place of a field, in a language. */
export function placeOf({ path, uid, name, language }: FieldVisit, version = language): Place {
  return { path, uid, field: name, language: version }
}
