import { storyProblems } from './compile/check-stories.ts'
import { readSources } from './compile/read-sources.ts'
import { readLanguages } from './compile/translations.ts'
import { mediaNames } from './read-media.ts'

/** Every problem of the seeded stories, by our parsers and the vendor's validator. Needs no service. */
export async function seedProblems(): Promise<{ stories: number; problems: string[] }> {
  const stories = await readSources()
  const languages = await readLanguages()
  return { stories: stories.length, problems: storyProblems(stories, languages, await mediaNames()) }
}
