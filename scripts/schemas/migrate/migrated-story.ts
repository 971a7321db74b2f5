import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import type { StoredBlock } from '../plan/risk.ts'
import { changeContent } from './change-content.ts'
import type { JournalLine } from './journal.ts'
import type { BlockChange } from './migration.ts'
import { publishedLayer, type ReadPublished } from './published-layer.ts'

const content = z.record(z.string(), z.unknown())
const storyResponse = z.object({
  story: z.object({
    id: z.number(),
    full_slug: z.string(),
    published: z.boolean(),
    unpublished_changes: z.boolean().nullish(),
    current_version_id: z.number().nullish(),
    content,
    localized_paths: z
      .array(z.object({ path: z.string(), lang: z.string(), published: z.boolean().nullish() }))
      .nullish(),
  }),
})

/** A story with both layers before and after. */
export type MigratedStory = Omit<JournalLine, 'story'> & {
  id: number
  fullSlug: string
  version: number | undefined
  hasUnpublishedChanges: boolean
  /** Language -> address, of the languages that visitors can read. */
  paths: ReadonlyMap<string, string>
}

type Reading = {
  requests: Pick<ManagementRequests, 'send'>
  /** Languages of the space besides its own. */
  languages: readonly string[]
  read: ReadPublished
  change: BlockChange['up']
}

/** Reads a story and changes both layers separately. The published one is read only where it differs from the draft. */
export async function migratedStory(
  id: number,
  { requests, languages, read, change }: Reading,
): Promise<MigratedStory> {
  const { story } = storyResponse.parse(await requests.send('get', `stories/${id}`))
  const paths = publishedPaths(story, languages)
  const draft: StoredBlock = story.content
  const isSame = story.published && !story.unpublished_changes
  const readLayer = () => publishedLayer({ id, languages: [...paths.keys()], draft }, read)
  const published = isSame ? draft : story.published ? await readLayer() : undefined
  return {
    id,
    fullSlug: story.full_slug,
    version: story.current_version_id ?? undefined,
    hasUnpublishedChanges: story.published && !isSame,
    paths,
    ...changedLayers({ draft, ...(published && { published }) }, change),
  }
}

/** The story as a further migration changes it, before it was written. */
export function changedFurther(story: MigratedStory, change: BlockChange['up']): MigratedStory {
  return { ...story, ...changedLayers(story.after, change) }
}

function changedLayers(before: JournalLine['before'], change: BlockChange['up']): Omit<JournalLine, 'story'> {
  const { draft, published } = before
  const after = {
    draft: changeContent(draft, change),
    ...(published && { published: changeContent(published, change) }),
  }
  return { before, after }
}

type Story = z.output<typeof storyResponse>['story']

/** Language -> address, without unpublished languages. */
function publishedPaths(story: Story, languages: readonly string[]): Map<string, string> {
  return new Map(
    languages.flatMap((language) => {
      const known = story.localized_paths?.find(({ lang }) => lang === language)
      return known && known.published === false ? [] : [[language, known?.path || story.full_slug] as const]
    }),
  )
}

/** Whether either layer changes. */
export function isChanged({ before, after }: Pick<MigratedStory, 'before' | 'after'>): boolean {
  return before.draft !== after.draft || before.published !== after.published
}

/**
 * Writes both layers. The API publishes only the draft, so a separate published layer is written as the draft, published,
 * and then the draft is restored. Unpublished languages stay unpublished.
 * @throws Error when the story was changed since it was read, or the API refuses
 */
export async function writeStory(requests: Pick<ManagementRequests, 'send'>, story: MigratedStory): Promise<void> {
  const { id, before, after, version, hasUnpublishedChanges } = story
  const put = (layer: StoredBlock, base?: number) =>
    requests.send('put', `stories/${id}`, {
      body: {
        story: { content: layer, ...(base !== undefined && { base_version_id: base }) },
        force_update: base === undefined ? '1' : '0',
      },
    })
  if (after.published && before.published !== after.published) {
    await put(after.published, version)
    await publish(requests, id, [...story.paths.keys()])
    if (hasUnpublishedChanges) await put(after.draft)
    return
  }
  if (before.draft !== after.draft) await put(after.draft, version)
}

async function publish(
  { send }: Pick<ManagementRequests, 'send'>,
  id: number,
  languages: readonly string[],
): Promise<void> {
  await send('get', `stories/${id}/publish`, { query: { lang: ['[default]', ...languages].join(',') } })
}

/**
 * Restores a draft that an interrupted run had replaced by the published layer.
 * @returns whether a draft was restored
 */
export async function restoreDraft(
  { requests, languages }: Pick<Reading, 'requests' | 'languages'>,
  line: JournalLine,
): Promise<boolean> {
  const { after } = line
  if (!after.published || isDeepStrictEqual(after.published, after.draft)) return false
  const { story } = storyResponse.parse(await requests.send('get', `stories/${line.story}`))
  if (!isDeepStrictEqual(story.content, after.published)) return false
  await publish(requests, line.story, [...publishedPaths(story, languages).keys()])
  const body = { story: { content: after.draft }, force_update: '1' }
  await requests.send('put', `stories/${line.story}`, { body })
  return true
}
