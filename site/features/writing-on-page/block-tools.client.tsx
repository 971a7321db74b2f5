'use client'

import { useLingui } from '@lingui/react/macro'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { listsIn, placeIn } from './block-lists.ts'
import { DropLine } from './drop-line.client.tsx'
import type { LiveContent } from './live-content.client.ts'
import { moveToPlace } from './move-to-place.client.ts'
import styles from './on-page.module.css'
import { type Place, placesFor } from './places-on-page.client.ts'
import { Sign } from './sign.tsx'
import { type BlockDrag, useBlockDrag } from './use-block-drag.client.ts'
import type { EditorSide } from './use-editor-side.client.ts'
import { useRectOf } from './use-rect-of.client.ts'
import type { BlockWriting } from './use-writing.client.ts'

type BlockToolsProps = {
  uid: string
  storyId: number
  editorOrigin: string
  live: LiveContent
  side: EditorSide
  writing: BlockWriting
}

/** The handle of the selected block, by which it is moved, and the way into its text. */
export function BlockTools({ uid, writing, ...shown }: BlockToolsProps) {
  const { storyId, live, side } = shown
  const { t } = useLingui()
  const rect = useRectOf(storyId, uid)
  const at = placeIn(listsIn(live.now()), uid)
  const drag = useDragOf(uid, shown)
  if (!rect) return null
  const name = nameOf(at?.list.blocks[at.index]?.name, side)
  return (
    <>
      <fieldset
        aria-label={t`Tools of the block ${name}`}
        className={styles.tools}
        style={{ translate: `calc(${rect.left + rect.width}px - 100%) ${rect.top}px` }}
      >
        {writing.isOffered(uid) && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t`Write on the page`}
            onClick={() => writing.start(uid)}
          >
            <Sign name="pen" />
          </button>
        )}
        {at && (
          <button
            type="button"
            className={styles.tool}
            data-handle=""
            aria-label={t`Move ${name}`}
            aria-pressed={drag.step !== undefined}
            {...drag.handlers}
          >
            <Sign name="grip" />
          </button>
        )}
      </fieldset>
      <DropStatus drag={drag} side={side} />
    </>
  )
}

type Shown = Omit<BlockToolsProps, 'uid' | 'writing'>

function useDragOf(uid: string, { storyId, editorOrigin, live, side }: Shown): BlockDrag {
  const hasOffer = side.texts !== undefined
  const judged = hasOffer && side.places?.uid === uid ? side.places.lists : undefined
  return useBlockDrag({
    uid,
    places: () => placesFor(listsIn(live.now()), { uid, storyId, judged }),
    onPickUp: () => hasOffer && tellEditor(editorOrigin, { action: 'pickUpBlock', uid }),
    onDrop: (place) => void moveToPlace({ uid, place, live, editorOrigin, hasOffer }),
  })
}

/** The line where the block would be dropped. The region is there before its first words: screen readers announce changes alone. */
function DropStatus({ drag, side }: { drag: BlockDrag; side: EditorSide }) {
  const { target, step } = drag
  return (
    <>
      {target && <DropLine line={target.line} refusal={target.refusal} />}
      <output className={step ? styles.status : styles.silent}>
        {target && step && <PlaceInWords place={target} step={step} side={side} />}
      </output>
    </>
  )
}

type PlaceInWordsProps = { place: Place; step: NonNullable<BlockDrag['step']>; side: EditorSide }

/** The position in words, for people who move a block by keyboard. */
function PlaceInWords({ place: { list, index }, step: { at, count }, side }: PlaceInWordsProps) {
  const { t } = useLingui()
  const next = list.blocks[index]
  const name = nameOf(next?.name ?? list.parentName, side)
  const where = next ? t`Before ${name} (${at} of ${count})` : t`At the end of ${name} (${at} of ${count})`
  return t`${where}. Arrow keys choose, Enter moves the block there, Escape ends.`
}

function nameOf(component: string | undefined, { names }: EditorSide): string {
  return component === undefined ? '' : (names[component] ?? component)
}
