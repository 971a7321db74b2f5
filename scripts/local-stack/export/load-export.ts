import { z } from 'zod'
import type { SpaceExport } from './export-rows.ts'
import { readExport } from './read-export.ts'
import { type Renamed, rewriteContent } from './rewrite-content.ts'
import { type Send, type SpaceAddress, senderTo } from './send-to-space.ts'
import { writeAssets } from './write-assets.ts'
import { writePresets, writeStructure } from './write-structure.ts'

type ExportedStory = SpaceExport['stories'][number]

const created = z.object({ story: z.object({ id: z.number(), uuid: z.string() }) })

/**
 * Fills an empty space with an export of the vendor's command line. The service gives new ids and uuids and takes the files, so
 * references in content are rewritten.
 * @returns number of stories and folders written; 0 when the space has stories already
 * @throws Error that names file and field of the export, or the refused request
 */
export async function loadExport(folder: string, address: SpaceAddress): Promise<number> {
  const space = await readExport(folder)
  const send = senderTo(address)
  if (await isLoaded(send, space)) return 0
  const renamed: Renamed = { uuids: new Map(), assets: new Map() }
  const { componentIds, tagIds } = await writeStructure(send, space, renamed)
  renamed.assets = await writeAssets(send, space, tagIds)
  const ids = await createStories(send, space.stories, renamed.uuids)
  await writePresets(send, space, { ...renamed, componentIds })
  for (const { id, content, published } of space.stories.filter((story) => !story.is_folder)) {
    const body = { story: { content: rewriteContent(content, renamed) }, ...(published && { publish: 1 }) }
    await send('PUT', `/stories/${ids.get(id)}`, body)
  }
  return space.stories.length
}

/** @throws Error when an earlier load has ended between components and stories */
async function isLoaded(send: Send, { stories }: SpaceExport): Promise<boolean> {
  const has = async (kind: 'stories' | 'components') =>
    z.looseObject({ [kind]: z.array(z.unknown()) }).parse(await send('GET', `/${kind}`))[kind]?.length !== 0
  if (await has('stories')) return true
  if (!(await has('components'))) return false
  if (stories.length === 0) return true
  throw new Error(
    'The space has components and no stories: an earlier load ended early. Delete the data folder and start again.',
  )
}

/** Every folder and an empty story, outer ones first, so that all uuids are known before content is written. */
async function createStories(
  send: Send,
  stories: readonly ExportedStory[],
  uuids: Map<string, string>,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  const depth = ({ full_slug, is_folder }: ExportedStory) => full_slug.split('/').length - (is_folder ? 0.5 : 0)
  const inOrder = stories.toSorted((a, b) => depth(a) - depth(b) || (a.position ?? 0) - (b.position ?? 0))
  for (const story of inOrder) {
    const body = { story: newStory(story, ids.get(story.parent_id ?? 0) ?? 0) }
    const { story: made } = created.parse(await send('POST', '/stories', body))
    ids.set(story.id, made.id)
    uuids.set(story.uuid, made.uuid)
  }
  return ids
}

function newStory({ translated_slugs: slugs, content, ...story }: ExportedStory, parentId: number) {
  return {
    ...story,
    parent_id: parentId,
    translated_slugs_attributes: slugs.map(({ lang, slug, name }) => ({ lang, slug, name })),
    ...(!story.is_folder && { content: { component: content?.['component'] } }),
  }
}
