import { registry as ownRegistry } from 'component-schemas/schema/registry.ts'
import { z } from 'zod'
import { filePath } from './content/files-in.ts'
import { readEarlierDrafts } from './content/read-earlier-drafts.ts'
import type { SpaceReader } from './content/space-reader.ts'
import { parseStory, parseStoryRow, type Story, type StoryIndex, type StoryRow } from './content/story-data.ts'
import type { Finding } from './finding.ts'
import type { Library, LibraryFile } from './scene.ts'
import { parseSpaceComponent } from './space-component.ts'
import { type ReportOptions, startReport } from './start-report.ts'

export type SpaceReport = {
  /** Stories without folders. */
  storyCount: number
  /** Story by story in the order of their ids, then the findings that need all of them. */
  findings: Finding[]
}

export type SpaceReportOptions = Pick<ReportOptions, 'editor' | 'languages'> & {
  reader: SpaceReader
  /** Selects the findings that are kept; all when not given. */
  isWanted?: ((finding: Finding) => boolean) | undefined
  /** The blocks that content may contain; the repository's own contract when not given. */
  registry?: ReportOptions['registry'] | undefined
}

/** Requests under way at once. */
const atOnce = 8

/**
 * Reads a space through the management API and reports the faults. The draft of each story is checked
 * once and dropped.
 * @throws the reader's errors; ZodError when an answer is none of the management API
 */
export async function reportSpace(options: SpaceReportOptions): Promise<SpaceReport> {
  const { reader, editor, languages, isWanted = () => true, registry = ownRegistry } = options
  const stories = await readStoryIndex(reader)
  const components = (await allOf(reader.pages('components', 'components'))).map(parseSpaceComponent)
  const library = await readLibrary(reader)
  const report = startReport({ registry, stories, languages, editor, components, library })
  const findings: Finding[] = []
  for await (const { story, earlier } of readStories(reader, stories))
    findings.push(...report.check(story, earlier).filter(isWanted))
  for (const finding of report.finish()) if (isWanted(finding)) findings.push(finding)
  return { storyCount: [...stories.values()].filter(({ isFolder }) => !isFolder).length, findings }
}

const libraryFile = z.looseObject({
  id: z.number(),
  alt: z.string().trim().nullish(),
  filename: z.string().nullish(),
  is_private: z.boolean().nullish(),
})

/** The library's details of a file, by its number; nothing for a row that is no file. */
export function readLibraryFile(wire: unknown): [number | string, LibraryFile][] {
  const { data } = libraryFile.safeParse(wire)
  if (!data) return []
  const file = { hasAlt: Boolean(data.alt), isPrivate: data.is_private ?? false }
  return file.isPrivate
    ? [
        [data.id, file],
        [filePath(data.filename ?? ''), file],
      ]
    : [[data.id, file]]
}

async function readLibrary({ pages }: SpaceReader): Promise<Library> {
  return new Map((await allOf(pages('assets', 'assets'))).flatMap(readLibraryFile))
}

/** Every story and folder of a space, without content. */
export async function readStoryIndex({ pages }: Pick<SpaceReader, 'pages'>): Promise<StoryIndex> {
  // By id, so that a story that is moved meanwhile is not left out.
  const rows = await readRows({ pages }, { sort_by: 'id:asc' })
  return new Map(rows.map((row) => [row.uuid, row]))
}

/** Stories and folders without content, as a query of the management API picks them. */
export async function readRows(
  { pages }: Pick<SpaceReader, 'pages'>,
  query: Readonly<Record<string, string>>,
): Promise<StoryRow[]> {
  return (await allOf(pages('stories', 'stories', query))).map(parseStoryRow)
}

type ReadStory = { story: Story; earlier: readonly unknown[] }

/**
 * The stories of an index with their drafts, in its order. The list carries no content (Storyblok docs, management API), so
 * each is read alone; a few are in memory at a time. A story that was deleted since the index was read is left out.
 */
export async function* readStories(reader: SpaceReader, index: StoryIndex): AsyncGenerator<ReadStory> {
  const rows = [...index.values()]
  for (let at = 0; at < rows.length; at += atOnce) {
    const read = await Promise.all(rows.slice(at, at + atOnce).map((row) => readWithHistory(reader, row)))
    yield* read.flatMap((story) => story ?? [])
  }
}

async function readWithHistory(reader: SpaceReader, row: StoryRow): Promise<ReadStory | undefined> {
  const [story, earlier] = await Promise.all([readStory(reader, row.id), readEarlierDrafts(reader, row)])
  return story && { story, earlier }
}

const response = z.object({ story: z.unknown() })

/** One story with its draft; undefined when there is none. */
export async function readStory({ one }: Pick<SpaceReader, 'one'>, id: number): Promise<Story | undefined> {
  const found = await one(`stories/${id}`)
  return found === undefined ? undefined : parseStory(response.parse(found).story)
}

async function allOf(pages: AsyncIterable<unknown[]>): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}
