import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { blocksIn } from '../plan/count-content.ts'
import { languageMark as mark, type StoredBlock } from '../plan/risk.ts'

/** Reads the published content of a story in a language; `default` is the space's own. */
export type ReadPublished = (story: number, language: string) => Promise<StoredBlock>

/**
 * The published layer of a story with all languages side by side, in the form of the management API. That API returns only
 * the draft, so the layer is reconstructed from the delivery API: a value that differs from the default language's belongs
 * to that language, and so does one that the draft has for it.
 */
export async function publishedLayer(
  story: { id: number; languages: readonly string[]; draft: StoredBlock },
  read: ReadPublished,
): Promise<StoredBlock> {
  const layers = await Promise.all(
    story.languages.map(async (language) => ({ language, content: await read(story.id, language) })),
  )
  const drafts = blocksByUid(story.draft)
  const base = await read(story.id, 'default')
  return layers.reduce((layer, { language, content }) => joined(layer, content, { language, drafts }), base)
}

type Joining = { language: string; drafts: ReadonlyMap<unknown, StoredBlock> }

/** The layer with the keys of one more language. Both have the same structure; where they differ, the value is translated. */
function joined(layer: StoredBlock, translated: StoredBlock, joining: Joining): StoredBlock {
  const { language, drafts } = joining
  const draft = drafts.get(layer['_uid'])
  const entries = Object.entries(layer).flatMap(([key, value]): [string, unknown][] => {
    if (key.includes(mark)) return [[key, value]]
    const other = translated[key]
    const inner = sameBlocks(value, other)
    if (inner) return [[key, inner.map(([mine, theirs]) => joined(mine, theirs, joining))]]
    const ownKey = `${key}${mark}${language.replaceAll('-', '_')}`
    const isOwn = !isDeepStrictEqual(value, other) || (draft && isDeepStrictEqual(draft[ownKey], other))
    return isOwn && other !== undefined
      ? [
          [key, value],
          [ownKey, other],
        ]
      : [[key, value]]
  })
  const added = Object.entries(translated)
    .filter(([key]) => !(key in layer))
    .map(([key, value]) => [`${key}${mark}${language.replaceAll('-', '_')}`, value] as const)
  return Object.fromEntries([...entries, ...added])
}

const blockList = z.array(z.looseObject({ component: z.string(), _uid: z.string() })).min(1)

/** The blocks of two lists pair by pair, when they are the same blocks. */
function sameBlocks(mine: unknown, theirs: unknown): [StoredBlock, StoredBlock][] | undefined {
  const [left, right] = [blockList.safeParse(mine), blockList.safeParse(theirs)]
  if (!left.success || !right.success || left.data.length !== right.data.length) return undefined
  const pairs = left.data.map((block, at): [StoredBlock, StoredBlock] => [block, right.data[at] ?? block])
  return pairs.every(([one, other]) => one['_uid'] === other['_uid']) ? pairs : undefined
}

function blocksByUid(content: StoredBlock): Map<unknown, StoredBlock> {
  return new Map(blocksIn(content).map((block) => [block['_uid'], block]))
}
