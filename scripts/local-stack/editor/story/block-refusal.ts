import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { allowedBlocks, hasRoom } from './allowed-blocks.ts'
import { type BlockPlace, blocksAt, fieldOf, placeOf } from './block-place.ts'
import { type ContentPath, findBlock, listBlocks } from './find-block.ts'
import { isInside, moveBlock } from './move-block.ts'

/** Why a block cannot be in a list. */
export type BlockRefusal = 'inside-itself' | 'not-allowed' | 'full'

/** A list of blocks by its block and field, with the reason why a block cannot be placed there. */
export type JudgedList = { parentUid: string; field: string; refusal: BlockRefusal | undefined }

/** A position in a list that is named by its block and field. */
export type NamedPlace = { parentUid: string; field: string; index: number }

/** Why a block of the story cannot move to a list; its own list always has room for it. */
export function moveRefusal(
  content: WireBlock,
  { uid, list }: { uid: string; list: ContentPath },
  components: readonly WireComponent[],
): BlockRefusal | undefined {
  const found = findBlock(content, uid)
  const field = fieldOf(content, { list }, components)
  if (!found || !field || !placeOf(content, uid)) return 'not-allowed'
  if (isInside(list, found.path)) return 'inside-itself'
  if (!allowedBlocks(field, components).some(({ name }) => name === found.block.component)) return 'not-allowed'
  const isOwnList = placeOf(content, uid)?.list.join('/') === list.join('/')
  return isOwnList || hasRoom(field, blocksAt(content, list).length) ? undefined : 'full'
}

/** Why no further block can be placed beside a block. */
export function besideRefusal(
  content: WireBlock,
  uid: string,
  components: readonly WireComponent[],
): BlockRefusal | undefined {
  const place = placeOf(content, uid)
  const field = place && fieldOf(content, place, components)
  if (!place || !field || allowedBlocks(field, components).length === 0) return 'not-allowed'
  return hasRoom(field, blocksAt(content, place.list).length) ? undefined : 'full'
}

/** Every list of the story, judged for a block. Blocks inside a rich text stay there. */
export function listsFor(content: WireBlock, uid: string, components: readonly WireComponent[]): JudgedList[] {
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  return listBlocks(content).flatMap(({ block, path }) =>
    Object.entries(schemas.get(block.component) ?? {}).flatMap(([field, { type }]): JudgedList[] => {
      if (type !== 'bloks') return []
      const refusal = moveRefusal(content, { uid, list: [...path, field] }, components)
      return [{ parentUid: block._uid, field, refusal }]
    }),
  )
}

/** Moves a block to a position, counted before the removal; or the reason why it cannot be placed there. */
export function movedTo(
  content: WireBlock,
  { uid, to }: { uid: string; to: NamedPlace },
  components: readonly WireComponent[],
): WireBlock | BlockRefusal {
  const parent = findBlock(content, to.parentUid)
  const place: BlockPlace | undefined = parent && { list: [...parent.path, to.field], index: to.index }
  if (!place || fieldOf(content, place, components)?.type !== 'bloks') return 'not-allowed'
  if (to.index > blocksAt(content, place.list).length) return 'not-allowed'
  return moveRefusal(content, { uid, list: place.list }, components) ?? moveBlock(content, uid, place)
}
