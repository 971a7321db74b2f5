import { useState } from 'react'
import type { BlockAction } from '../frame/page-message.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type BlockPlace, blocksAt, placeOf } from '../story/block-place.ts'
import { copyBlock } from '../story/copy-block.ts'
import { duplicateBlock } from '../story/duplicate-block.ts'
import { blocksTo, type ContentPath, findBlock } from '../story/find-block.ts'
import { insertBlock } from '../story/insert-block.ts'
import { moveBlock, stepBlock } from '../story/move-block.ts'
import { removeBlock } from '../story/remove-block.ts'
import { setField } from '../story/set-field.ts'
import { keepCopied } from './copied-block.ts'
import type { StoryDesk } from './use-story.ts'

/** Everything that is done to the blocks of the open story, and which block is open. */
export type BlockDeeds = {
  selected: string
  select: (uid: string) => void
  /** Where the insert menu is to put a block; undefined while it is closed. */
  inserting: BlockPlace | undefined
  askInsert: (place: BlockPlace | undefined) => void
  insert: (block: WireBlock) => void
  remove: (uid: string) => void
  duplicate: (uid: string) => void
  copy: (uid: string) => void
  step: (uid: string, by: -1 | 1) => void
  move: (uid: string, to: BlockPlace) => void
  write: (uid: string, key: string, value: unknown) => void
  /** What the menu of the page in the frame asks for. */
  fromPage: (action: BlockAction, uid: string) => void
}

/** The end of a list. */
export function endOf(content: WireBlock, list: ContentPath): BlockPlace {
  return { list, index: blocksAt(content, list).length }
}

export function useBlockDeeds({ state, tell }: StoryDesk): BlockDeeds {
  const content = state.history.present
  const [chosen, select] = useState(content._uid)
  const [inserting, askInsert] = useState<BlockPlace>()
  // Undo may take the open block away.
  const selected = findBlock(content, chosen) ? chosen : content._uid
  const change = (next: WireBlock, mark?: string) => tell({ type: 'changed', content: next, mark, at: Date.now() })

  const insert = (block: WireBlock) => {
    if (!inserting) return
    const fresh = copyBlock(block)
    change(insertBlock(content, inserting, fresh))
    askInsert(undefined)
    select(fresh._uid)
  }
  const remove = (uid: string) => {
    const found = findBlock(content, uid)
    const parent = found && blocksTo(content, found.path).at(-2)
    change(removeBlock(content, uid))
    if (selected === uid) select(parent?.block._uid ?? content._uid)
  }
  const duplicate = (uid: string) => {
    const done = duplicateBlock(content, uid)
    change(done.content)
    if (done.uid) select(done.uid)
  }
  const copy = (uid: string) => {
    const found = findBlock(content, uid)
    if (found) keepCopied(found.block)
  }
  const step = (uid: string, by: -1 | 1) => change(stepBlock(content, uid, by))
  const beside = (uid: string, by: 0 | 1) => {
    const place = placeOf(content, uid)
    if (place) askInsert({ ...place, index: place.index + by })
  }
  const pageActions: Readonly<Record<BlockAction, (uid: string) => void>> = {
    addBlockBefore: (uid) => beside(uid, 0),
    addBlockAfter: (uid) => beside(uid, 1),
    duplicateBlock: duplicate,
    copy,
    moveForward: (uid) => step(uid, 1),
    moveBackward: (uid) => step(uid, -1),
    deleteBlock: remove,
  }
  return {
    selected,
    select,
    inserting,
    askInsert,
    insert,
    remove,
    duplicate,
    copy,
    step,
    move: (uid, to) => change(moveBlock(content, uid, to)),
    write: (uid, key, value) => change(setField(content, uid, [key, value]), `${uid}.${key}`),
    fromPage: (action, uid) => pageActions[action](uid),
  }
}
