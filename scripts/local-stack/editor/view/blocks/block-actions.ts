import type { BlockAction } from '../../frame/page-message.ts'
import type { FieldState } from '../../services/editor-services.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { type BlockPlace, blocksAt, placeOf } from '../../story/block-place.ts'
import { copyBlock } from '../../story/copy-block.ts'
import { blocksTo, type ContentPath, findBlock } from '../../story/find-block.ts'
import { duplicateBlock, insertBlock, moveBlock, removeBlock, setField, stepBlock } from '../../story/move-block.ts'
import type { StoryEvent } from '../../story/story-state.ts'
import { storeCopied } from './copied-block.ts'

/** Actions on the blocks of the open story, always on its current content. */
export type BlockActions = {
  content: () => WireBlock
  select: (uid: string) => void
  requestInsert: (place: BlockPlace | undefined) => void
  /** The end of a list. */
  requestInsertAtEnd: (list: ContentPath) => void
  /** Before (0) or after (1) a block. */
  requestInsertBeside: (uid: string, by: 0 | 1) => void
  insert: (block: WireBlock) => void
  /** Puts the only block of a list there, without opening it. */
  putOnly: (list: ContentPath, block: WireBlock) => void
  remove: (uid: string) => void
  duplicate: (uid: string) => void
  copy: (uid: string) => void
  step: (uid: string, by: -1 | 1) => void
  move: (uid: string, to: BlockPlace) => void
  /** Other content, as one step of undo. */
  replace: (next: WireBlock) => void
  write: (uid: string, key: string, value: unknown) => void
  reportField: (key: string, state: FieldState) => void
  /** Actions from the menu of the page in the frame. */
  fromPage: (action: BlockAction, uid: string) => void
}

/** Dependencies of the actions. */
export type BlockWork = {
  now: () => { content: WireBlock; selected: string; inserting: BlockPlace | undefined }
  notify: (event: StoryEvent) => void
  select: (uid: string) => void
  requestInsert: (place: BlockPlace | undefined) => void
}

export function blockActions({ now, notify, select, requestInsert }: BlockWork): BlockActions {
  const content = () => now().content
  const change = (next: WireBlock, mark?: string) => notify({ type: 'changed', content: next, mark, at: Date.now() })
  const requestInsertBeside = (uid: string, by: 0 | 1) => {
    const place = placeOf(content(), uid)
    if (place) requestInsert({ ...place, index: place.index + by })
  }
  const insert = (block: WireBlock) => {
    const { inserting } = now()
    if (!inserting) return
    const fresh = copyBlock(block)
    change(insertBlock(content(), inserting, fresh))
    requestInsert(undefined)
    select(fresh._uid)
  }
  const remove = (uid: string) => {
    const before = content()
    const found = findBlock(before, uid)
    const parent = found && blocksTo(before, found.path).at(-2)
    change(removeBlock(before, uid))
    if (now().selected === uid) select(parent?.block._uid ?? before._uid)
  }
  const duplicate = (uid: string) => {
    const done = duplicateBlock(content(), uid)
    change(done.content)
    if (done.uid) select(done.uid)
  }
  const copy = (uid: string) => {
    const found = findBlock(content(), uid)
    if (found) storeCopied(found.block)
  }
  const step = (uid: string, by: -1 | 1) => change(stepBlock(content(), uid, by))
  const pageActions: Readonly<Record<BlockAction, (uid: string) => void>> = {
    addBlockBefore: (uid) => requestInsertBeside(uid, 0),
    addBlockAfter: (uid) => requestInsertBeside(uid, 1),
    duplicateBlock: duplicate,
    copy,
    moveForward: (uid) => step(uid, 1),
    moveBackward: (uid) => step(uid, -1),
    deleteBlock: remove,
  }
  return {
    content,
    select,
    requestInsert,
    requestInsertAtEnd: (list) => requestInsert({ list, index: blocksAt(content(), list).length }),
    requestInsertBeside,
    insert,
    putOnly: (list, block) => change(insertBlock(content(), { list, index: 0 }, block)),
    remove,
    duplicate,
    copy,
    step,
    move: (uid, to) => change(moveBlock(content(), uid, to)),
    replace: (next) => change(next),
    write: (uid, key, value) => change(setField(content(), uid, [key, value]), `${uid}.${key}`),
    reportField: (key, state) => notify({ type: 'field-reported', key, state }),
    fromPage: (action, uid) => pageActions[action](uid),
  }
}
