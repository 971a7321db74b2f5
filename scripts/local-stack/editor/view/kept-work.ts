import { del, get, set } from 'idb-keyval'
import type { WireBlock } from '../services/wire-story.ts'

/** Unsaved work of one story, as this browser keeps it. */
export type KeptWork = {
  content: WireBlock
  /** Version of the story that the work began with. */
  baseVersionId: number | null
  /** Time in milliseconds. */
  keptAt: number
}

const keyOf = (spaceId: number, storyId: number) => `work/${spaceId}/${storyId}`

/** What was left unsaved of a story; undefined when nothing was, or the browser keeps nothing. */
export async function getKeptWork(spaceId: number, storyId: number): Promise<KeptWork | undefined> {
  return await get<KeptWork>(keyOf(spaceId, storyId)).catch(() => undefined)
}

/** Answers whether the browser took it. */
export async function keepWork(spaceId: number, storyId: number, work: KeptWork): Promise<boolean> {
  return await set(keyOf(spaceId, storyId), work).then(
    () => true,
    () => false,
  )
}

export async function dropWork(spaceId: number, storyId: number): Promise<void> {
  await del(keyOf(spaceId, storyId)).catch(() => undefined)
}
