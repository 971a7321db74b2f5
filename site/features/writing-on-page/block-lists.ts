import { isObject } from 'component-schemas/parse/is-object.ts'

/** A list of blocks as the story has it. */
export type BlockList = {
  parentUid: string
  parentName: string
  field: string
  blocks: readonly { uid: string; name: string }[]
}

/** A block's place in the words of the bridge: what its menu sends with every action (contracts, section 4.4). */
export type BlockCrumb = {
  _uid: string
  component: string
  _parentUid: string
  _parentfield: string
  _parentName: string
  _parentindex: number
}

/** The lists of blocks of a story, outer ones first. Blocks inside a rich text are in none: they stay in their text. */
export function listsIn(block: unknown): BlockList[] {
  if (!isBlock(block)) return []
  return Object.entries(block).flatMap(([field, value]) => {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isBlock)) return []
    const blocks = value.map(({ _uid: uid, component: name }) => ({ uid, name }))
    const list = { parentUid: block._uid, parentName: block.component, field, blocks }
    return [list, ...value.flatMap(listsIn)]
  })
}

/** The list that contains a block, and the block's index in it. */
export function placeIn(lists: readonly BlockList[], uid: string): { list: BlockList; index: number } | undefined {
  for (const list of lists) {
    const index = list.blocks.findIndex((block) => block.uid === uid)
    if (index >= 0) return { list, index }
  }
  return undefined
}

/** The crumb of a block at a place of the lists. */
export function crumbOf({ list, index }: { list: BlockList; index: number }): BlockCrumb | undefined {
  const block = list.blocks[index]
  return (
    block && {
      _uid: block.uid,
      component: block.name,
      _parentUid: list.parentUid,
      _parentfield: list.field,
      _parentName: list.parentName,
      _parentindex: index,
    }
  )
}

/** The values of a block's fields; undefined for a removed block. */
export function blockWith(content: unknown, uid: string): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(content)) {
    for (const item of content) {
      const found = blockWith(item, uid)
      if (found) return found
    }
    return undefined
  }
  if (!isObject(content)) return undefined
  if (isBlock(content) && content._uid === uid) return content
  // A related story has blocks of its own.
  return 'full_slug' in content ? undefined : blockWith(Object.values(content), uid)
}

type Block = { _uid: string; component: string } & Readonly<Record<string, unknown>>

function isBlock(value: unknown): value is Block {
  return isObject(value) && typeof value['_uid'] === 'string' && typeof value['component'] === 'string'
}
