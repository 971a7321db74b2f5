import { z } from 'zod'
import { runCommand } from '../command/run-command.ts'
import { planLanguages } from '../management/plan-languages.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { storyProblems } from './compile/check-stories.ts'
import { libraryTexts } from './compile/library-texts.ts'
import { privateFiles } from './compile/private-files.ts'
import { readSources } from './compile/read-sources.ts'
import { readLanguages } from './compile/translations.ts'
import { readMedia } from './read-media.ts'
import { type SpaceAccess, type SpaceClient, spaceClient } from './space/space-client.ts'
import { uploadFiles } from './space/upload-files.ts'
import { type StoryCounts, writeStories } from './space/write-stories.ts'

export type SeedReport = {
  /** Pictures and documents of the content, and number of uploads in this run. */
  files: { total: number; uploaded: number }
  stories: StoryCounts
  /** Whether the space's languages had to be written. */
  hasSetLanguages: boolean
}

/** Whether a space has no story and no folder. */
export async function isEmptySpace(access: SpaceAccess): Promise<boolean> {
  const { data } = await spaceClient(access).stories.list({ query: { page: 1, per_page: 1 } })
  return z.array(z.unknown()).parse(data.stories).length === 0
}

/**
 * Fills a space with the demo content: languages, pictures, documents, folders, stories in Spanish and English, published.
 * Equal content is skipped, so a second run writes nothing and an interrupted one resumes.
 * @throws Error that names file and field of every mistake, before the first write; or the service's error
 */
export async function seedContent(access: SpaceAccess): Promise<SeedReport> {
  const log = access.log ?? (() => undefined)
  const stories = await readSources()
  const languages = await readLanguages()
  const media = await readMedia()
  const problems = storyProblems(stories, languages, new Set(media.map(({ name }) => name)))
  if (problems.length > 0)
    throw new Error(`The content files have mistakes; nothing was written.\n${problems.join('\n')}`)

  const client = spaceClient(access)
  const isPrivate = privateFiles(stories)
  const hasSetLanguages = await setLanguages(client)
  const texts = libraryTexts(stories, languages)
  const files = media.map((file) => ({ ...file, isPrivate: isPrivate(file.name), texts: texts.get(file.name) }))
  const { assets, uploaded } = await uploadFiles(client, files)
  log(`${files.length} pictures and documents, ${uploaded} sent`)
  const written = await writeStories({
    client,
    stories,
    languages,
    asset: (name) => {
      const asset = assets.get(name)
      if (!asset) throw new Error(`there is no file ${name}`)
      return asset
    },
  })
  log(`${stories.length} stories: ${written.created} created, ${written.updated} written, ${written.unchanged} equal`)
  return { files: { total: files.length, uploaded }, stories: written, hasSetLanguages }
}

/** Gives the space its nine languages when they differ; returns whether it wrote. */
async function setLanguages(client: SpaceClient): Promise<boolean> {
  const { data } = await client.spaces.get()
  const { wanted, changes } = planLanguages(data.space)
  if (changes.length === 0) return false
  await client.spaces.update({ body: { space: wanted } })
  return true
}

if (import.meta.main) {
  await runCommand(
    {
      name: 'seed',
      purpose: 'Writes the demo content into a running space; restores seeded stories that were edited.',
      flags: {},
      notes: spaceVariables,
    },
    async () => void (await seedContent({ ...readSpace(), log: (line) => void process.stdout.write(`${line}\n`) })),
  )
}
