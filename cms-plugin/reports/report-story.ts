import { registry as ownRegistry } from 'component-schemas/schema/registry.ts'
import { judgeTyped, type PathState, typedLinksIn } from './checks/typed-link-report.ts'
import { filesIn } from './content/files-in.ts'
import { linksIn } from './content/links-in.ts'
import { readEarlierDrafts } from './content/read-earlier-drafts.ts'
import type { SpaceReader } from './content/space-reader.ts'
import type { Story, StoryIndex } from './content/story-data.ts'
import { type Blocks, type FieldLocation, walkContent } from './content/walk-content.ts'
import type { Editor } from './editor-address.ts'
import type { Finding } from './finding.ts'
import { readLibraryFile, readRows, readStory } from './report-space.ts'
import type { Library, Scene } from './scene.ts'
import { startReport, toFinding } from './start-report.ts'

export type StoryReportOptions = {
  reader: SpaceReader
  editor: Editor
  languages: readonly string[]
  storyId: number
  /** Content that is not stored yet; the story's draft when not given. */
  content?: Record<string, unknown> | undefined
  /** The site's response at a path that an editor typed. */
  stateOf: (path: string) => Promise<PathState>
}

const blocks: Blocks = new Map(ownRegistry.blocks.map((block) => [block.name, block]))

/**
 * The findings of one story, as the report of the whole space has them, without reading the space: only what the story
 * links to, shows and refers to is read. Findings that need all stories, such as titles that two pages have, are left out.
 * @returns undefined where there is no such story
 */
export async function reportStory({ reader, editor, languages, storyId, ...options }: StoryReportOptions) {
  const stored = await readStory(reader, storyId)
  if (!stored) return undefined
  // The report is about the story once it is published: a link to a draft matters then.
  const story: Story = { ...stored, isPublished: true, content: options.content ?? stored.content }
  const { fields } = walkContent(story.content, blocks)
  const [stories, library, earlier] = await Promise.all([
    readTargets(reader, story, fields),
    readFiles(reader, fields),
    readEarlierDrafts(reader, story),
  ])
  const findings = startReport({ registry: ownRegistry, stories, languages, editor, library }).check(story, earlier)
  return [...findings, ...(await typedFindings({ story, languages }, fields, { editor, stateOf: options.stateOf }))]
}

/** Stories and files in one request. */
const batch = 100

async function readTargets(reader: SpaceReader, story: Story, fields: readonly FieldLocation[]): Promise<StoryIndex> {
  const uses = fields.flatMap((field) => valuesOf(field).flatMap((value) => linksIn(field, value)))
  const wanted = [...new Set(uses.flatMap((use) => (use.kind === 'story' ? [use.uuid] : [])))]
  const parts = Array.from({ length: Math.ceil(wanted.length / batch) }, (_, at) =>
    wanted.slice(at * batch, (at + 1) * batch),
  )
  const rows = await Promise.all(parts.map((uuids) => readRows(reader, { by_uuids: uuids.join(',') })))
  return new Map([...rows.flat(), story].map((row) => [row.uuid, row]))
}

async function readFiles(reader: SpaceReader, fields: readonly FieldLocation[]): Promise<Library> {
  const ids = new Set(
    fields.flatMap((field) => valuesOf(field).flatMap((value) => filesIn(field, value))).map(({ id }) => id),
  )
  const known = [...ids].filter((id) => id !== undefined)
  const files = await Promise.all(known.map((id) => reader.one(`assets/${id}`)))
  const closed: unknown[] = []
  if (ids.has(undefined))
    for await (const page of reader.pages('assets', 'assets', { is_private: 1 })) closed.push(...page)
  return new Map([...files, ...closed].flatMap(readLibraryFile))
}

function valuesOf({ value, translations }: FieldLocation): unknown[] {
  return [value, ...translations.values()]
}

type Judging = Pick<StoryReportOptions, 'editor' | 'stateOf'>

async function typedFindings(
  scene: Pick<Scene, 'story' | 'languages'>,
  fields: readonly FieldLocation[],
  { editor, stateOf }: Judging,
): Promise<Finding[]> {
  const typed = typedLinksIn(scene, fields)
  const paths = new Map([...new Set(typed.map(({ path }) => path))].map((path) => [path, stateOf(path)]))
  const judged = await Promise.all(typed.map(async (link) => judgeTyped(link, (await paths.get(link.path)) ?? 'page')))
  return judged.flat().map((late) => toFinding(late, editor))
}
