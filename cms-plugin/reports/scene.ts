import type { EarlierFields } from './content/earlier-fields.ts'
import type { Story, StoryIndex } from './content/story-data.ts'
import type { FieldLocation } from './content/walk-content.ts'
import type { FindingLocation, Hint } from './finding.ts'

/** What a check of one story may look at. */
export type Scene = {
  story: Story
  /** Every story and folder of the space, without content. */
  stories: StoryIndex
  /** Languages that are asked for, besides the default one. */
  languages: readonly string[]
  /** What the library says of its files, by number: a field without a text shows the library's. */
  library: Library
  /** What fields held in earlier drafts; nothing where no history was read. */
  earlier: EarlierFields
}

export type LibraryFile = { hasAlt: boolean; isPrivate: boolean }
/** By number; private files by the path of their address too, for what links to a file holds that alone. */
export type Library = ReadonlyMap<number | string, LibraryFile>

export type FieldCheck = (fieldLocation: FieldLocation, scene: Scene) => Hint[]

/** The value of a field in the default language and in each language that is asked for and has one. */
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
