import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { tableStories } from '../tables/table-products.ts'
import { contentFolder } from './content-folder.ts'
import { readShopTable } from './read-shop-table.ts'
import { type SourceStory, sourceStory } from './source-story.ts'

/**
 * Every story of the demo: those of `content/source` and of the tables, by key.
 * @throws Error that names each wrong file and field
 */
export async function readSources(): Promise<SourceStory[]> {
  return [...(await readWrittenSources()), ...tableStories()]
}

/** The stories with translations in the files of the languages: all except the products of the tables. */
export async function readWrittenSources(): Promise<SourceStory[]> {
  const [stories, shops] = await Promise.all([
    readStories(join(contentFolder, 'source')),
    readShopTable(join(contentFolder, 'tables', 'shops.yaml')),
  ])
  return [...stories, ...shops]
}

async function readStories(folder: string): Promise<SourceStory[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).toSorted()
  const read = await Promise.all(names.map((name) => readSource(folder, name)))
  const problems = read.flatMap((story) => ('problem' in story ? [story.problem] : []))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return read.filter((story): story is SourceStory => !('problem' in story))
}

async function readSource(folder: string, name: string): Promise<SourceStory | { problem: string }> {
  const file = name.replaceAll('\\', '/')
  const parsed = sourceStory.safeParse(parse(await readFile(join(folder, name), 'utf8')))
  if (!parsed.success) return { problem: `content/source/${file}\n${z.prettifyError(parsed.error)}` }
  return { ...parsed.data, key: file.replace(/\.yaml$/, ''), file: `content/source/${file}` }
}
