import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { allowedBlocks, hasRoom } from '../story/allowed-blocks.ts'
import { blocksAt, fieldOf, placeOf } from '../story/block-place.ts'
import { blocksTo, type FoundBlock, findBlock } from '../story/find-block.ts'

/** The story of the block. */
export type MessageSource = {
  spaceId: number
  storyId: number
  content: WireBlock
  components: readonly WireComponent[]
}

/**
 * `editedBlok` and `enterComponent` of a block: its breadcrumbs and permitted actions. Undefined for a removed block.
 * Contracts of the bridge: every breadcrumb names its parent, field and index.
 */
export function blockMessage({ spaceId, storyId, content, components }: MessageSource, uid: string) {
  const found = findBlock(content, uid)
  if (!found) return undefined
  const place = placeOf(content, uid)
  const siblings = place ? blocksAt(content, place.list).length : 0
  const field = place ? fieldOf(content, place, components) : undefined
  return {
    breadcrumbs: breadcrumbsTo(content, found),
    blok: { uid, id: String(storyId), space: spaceId, name: found.block.component },
    canAddBlocks: field !== undefined && hasRoom(field, siblings) && allowedBlocks(field, components).length > 0,
    canMoveForward: place !== undefined && place.index < siblings - 1,
    canMoveBackward: place !== undefined && place.index > 0,
    canDeleteBlocks: place !== undefined,
  }
}

function breadcrumbsTo(content: WireBlock, { path }: FoundBlock) {
  const way = blocksTo(content, path)
  return way.map(({ block, path: own }, at) => {
    const parent = way[at - 1]
    const common = { _uid: block._uid, component: block.component }
    if (!parent) return common
    return {
      ...common,
      _parentUid: parent.block._uid,
      _parentfield: own[parent.path.length],
      _parentName: parent.block.component,
      _parentindex: own.at(-1),
    }
  })
}
