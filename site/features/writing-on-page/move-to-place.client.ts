'use client'

import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { crumbOf, listsIn, placeIn } from './block-lists.ts'
import type { LiveContent } from './live-content.client.ts'
import type { Place } from './places-on-page.client.ts'

/** Milliseconds in which an editor moves a block by one step. */
const stepTimeout = 3000

type Moving = { uid: string; place: Place; live: LiveContent; editorOrigin: string }

/**
 * Moves a block to a position. An editor that offers editing on the page gets one message; the vendor's editor moves a block of a
 * list by single steps, the next one when the story that it sends shows the last.
 */
export async function moveToPlace({ hasOffer, ...moving }: Moving & { hasOffer: boolean }): Promise<void> {
  const { uid, place, live, editorOrigin } = moving
  const { list, index } = place
  if (hasOffer) {
    tellEditor(editorOrigin, { action: 'moveBlock', uid, parentUid: list.parentUid, field: list.field, index })
    return
  }
  const from = placeIn(listsIn(live.now()), uid)?.index ?? index
  const to = index > from ? index - 1 : index
  for (let step = 0; step < list.blocks.length; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each step starts where the last one ended
    if (!(await moveOneStep(moving, to))) return
  }
}

/** One step of the vendor's menu towards an index; false when the block is there, or the editor does not follow. */
async function moveOneStep({ uid, live, editorOrigin }: Moving, to: number): Promise<boolean> {
  const at = placeIn(listsIn(live.now()), uid)
  const blok = at && crumbOf(at)
  if (!at || !blok || at.index === to) return false
  tellEditor(editorOrigin, { action: to > at.index ? 'moveForward' : 'moveBackward', blok })
  return await hasLeft(live, uid, at.index)
}

/** Waits until the block is no longer at an index; false after the timeout. */
async function hasLeft(live: LiveContent, uid: string, index: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const end = (hasMoved: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(hasMoved)
    }
    const timer = setTimeout(() => end(false), stepTimeout)
    const unsubscribe = live.subscribe(() => {
      if (placeIn(listsIn(live.now()), uid)?.index !== index) end(true)
    })
  })
}
