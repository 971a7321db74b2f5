import type { Language } from './compile-content.ts'
import { type SourceStory, sourceFile, sourcePicture } from './source-story.ts'

/** The texts of a picture in the library of the space: its alternative text in Spanish, and in the languages that have it. */
export type LibraryTexts = { alt: string; translated: Readonly<Record<string, string>> }

/** The texts of each picture by its name: those of the first story that shows it. */
export function libraryTexts(
  stories: readonly SourceStory[],
  languages: readonly Language[],
): ReadonlyMap<string, LibraryTexts> {
  const byText = languages.map(({ locale, translations }) => {
    const units = [...translations].filter(([context, { isFuzzy }]) => context.endsWith('.alt') && !isFuzzy)
    return [locale, new Map(units.map(([, { source, words }]) => [source, words]))] as const
  })
  const texts = new Map<string, LibraryTexts>()
  for (const { picture, alt } of stories.flatMap(({ content }) => picturesIn(content))) {
    if (alt === '' || texts.has(picture)) continue
    const translated = byText.flatMap(([locale, words]) => {
      const text = words.get(alt)
      return text ? [[locale, text] as const] : []
    })
    texts.set(picture, { alt, translated: Object.fromEntries(translated) })
  }
  return texts
}

/** The pictures and files that a content names, at any depth. */
export function picturesIn(value: unknown): { picture: string; alt: string }[] {
  const file = sourceFile.safeParse(value).data ?? sourcePicture.safeParse(value).data
  if (file) return [file]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}
