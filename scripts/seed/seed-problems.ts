import { storyProblems } from './compile/check-stories.ts'
import type { Language } from './compile/compile-content.ts'
import { readSources } from './compile/read-sources.ts'
import { readTranslations, translatedLocales } from './compile/translations.ts'
import { documentName } from './documents/render-documents.ts'
import { readDocuments } from './documents/source-document.ts'
import { films } from './films/render-films.ts'
import { pictureCatalogue } from './pictures/picture-catalogue.ts'
import { programName, readPrograms } from './programs/render-programs.ts'

/** Every mistake of the seeded stories, judged by our parsers and the vendor's validator. Asks no service. */
export async function seedProblems(): Promise<{ stories: number; problems: string[] }> {
  const stories = await readSources()
  const languages: Language[] = await Promise.all(
    translatedLocales.map(async (locale) => ({ locale, translations: await readTranslations(locale) })),
  )
  const drawn = [...pictureCatalogue(stories), ...films].map(({ name }) => name)
  const documents = (await readDocuments()).map(documentName)
  const programs = (await readPrograms()).map(programName)
  const problems = storyProblems(stories, languages, new Set([...drawn, ...documents, ...programs]))
  return { stories: stories.length, problems }
}
