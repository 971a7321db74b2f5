import type { EarlierFields } from './content/earlier-fields.ts'
import type { Story, StoryIndex } from './content/story-data.ts'
import type { FieldLocation } from './content/walk-content.ts'
import type { FindingLocation, Hint } from './finding.ts'

/** The data that a check of one story may use. */
export type Scene = {
  story: Story
  /** Every story and folder of the space, without content. */
  stories: StoryIndex
  /** The requested languages, besides the default one. */
  languages: readonly string[]
  /** The library's details of its files, by number: a field without a text shows the library's. */
  library: Library
  /** The values of fields in earlier drafts; none where no history was read. */
  earlier: EarlierFields
}

export type LibraryFile = { hasAlt: boolean; isPrivate: boolean }
/** By number; private files by the path of their address too, which is all that a link to a file contains. */
export type Library = ReadonlyMap<number | string, LibraryFile>

export type FieldCheck = (fieldLocation: FieldLocation, scene: Scene) => Hint[]

/** The value of a field in the default language and in each requested language that has one. */
export function versionsOf(
  fieldLocation: FieldLocation,
  languages: readonly string[],
): { language: string | undefined; value: unknown }[] {
  const translated = languages.flatMap((language) =>
    fieldLocation.translations.has(language) ? [{ language, value: fieldLocation.translations.get(language) }] : [],
  )
  return [{ language: fieldLocation.language, value: fieldLocation.value }, ...translated].filter(
    ({ language }) => language === undefined || languages.includes(language),
  )
}

/** The place of a field, in a language. */
export function locationOf({ path, labels, uid, name, language }: FieldLocation, version = language): FindingLocation {
  return { path, labels, uid, field: name, language: version }
}
