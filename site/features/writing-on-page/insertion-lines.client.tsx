'use client'

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { crumbOf, listsIn, placeIn } from './block-lists.ts'
import type { LiveContent } from './live-content.client.ts'
import styles from './on-page.module.css'
import { isSamePlace, nearestPlace, type Place, placesOf } from './places-on-page.client.ts'
import { Sign } from './sign.tsx'
import type { EditorSide } from './use-editor-side.client.ts'
import { useRectOf } from './use-rect-of.client.ts'

type LinesProps = { storyId: number; editorOrigin: string; live: LiveContent; side: EditorSide }

/** Pixels from a line at which it shows itself to a pointer. */
const reach = 14

/**
 * Lines between blocks with a button that inserts one there: at both ends of the selected block, and wherever a pointer comes near. The
 * button sends what the vendor's menu sends; which blocks are allowed is the editor's to say.
 */
export function InsertionLines(props: LinesProps) {
  const { side } = props
  const { selected } = side
  const pointed = usePointedPlace(props)
  return (
    <>
      {selected?.canAddBlocks && <LinesOfBlock key={selected.uid} {...props} uid={selected.uid} pointed={pointed} />}
      {pointed && !isBeside(pointed, selected?.uid) && <InsertionLine {...props} place={pointed} />}
    </>
  )
}

function LinesOfBlock({ uid, pointed, ...props }: LinesProps & { uid: string; pointed: Place | undefined }) {
  const { storyId, live } = props
  // The lines follow the block, which moves with everything above it.
  useRectOf(storyId, uid)
  const at = placeIn(listsIn(live.now()), uid)
  const places = at ? placesOf([at.list], storyId) : []
  return places
    .filter((place) => isBeside(place, uid))
    .map((place) => (
      <InsertionLine key={place.index} {...props} place={place} around={uid} isPointed={isSamePlace(place, pointed)} />
    ))
}

function isBeside({ list, index }: Place, uid: string | undefined): boolean {
  return list.blocks[index]?.uid === uid || list.blocks[index - 1]?.uid === uid
}

type LineProps = LinesProps & {
  place: Place
  /** The selected block beside the line: the button names it. */
  around?: string
  isPointed?: boolean
}

function InsertionLine({ place, side, editorOrigin, around, isPointed }: LineProps) {
  const { t } = useLingui()
  const { list, index, line } = place
  const isAfter = isAfterBlock(place, around)
  const at = { list, index: isAfter ? index - 1 : index }
  const component = list.blocks[at.index]?.name ?? ''
  const name = side.names[component] ?? component
  const insert = () => {
    const blok = crumbOf(at)
    if (blok) tellEditor(editorOrigin, { action: isAfter ? 'addBlockAfter' : 'addBlockBefore', blok })
  }
  return (
    <div
      className={styles.line}
      data-insertion={isPointed === false ? 'rests' : ''}
      data-vertical={line.isVertical ? '' : undefined}
      style={{ translate: `${line.left}px ${line.top}px`, inlineSize: line.width, blockSize: line.height }}
    >
      <button
        type="button"
        className={styles.plus}
        aria-label={isAfter ? t`Add a block after ${name}` : t`Add a block before ${name}`}
        onClick={insert}
      >
        <Sign name="plus" />
      </button>
    </div>
  )
}

/** The line is named after the selected block beside it, else after the block that follows; the last one has none. */
function isAfterBlock({ list, index }: Place, around: string | undefined): boolean {
  return index === list.blocks.length || (around !== undefined && list.blocks[index - 1]?.uid === around)
}

/** The position that the pointer is near; none in a list that has no room, as far as the editor has said so. */
function usePointedPlace({ storyId, live, side }: LinesProps): Place | undefined {
  const [place, setPlace] = useState<Place>()
  const full = side.selected?.canAddBlocks === false ? side.selected.uid : undefined
  useEffect(() => {
    let frame = 0
    const look = (point: { x: number; y: number }) => {
      const lists = listsIn(live.now()).filter(({ blocks }) => !blocks.some(({ uid }) => uid === full))
      const nearest = nearestPlace(placesOf(lists, storyId), point, reach)
      setPlace((before) => (isSamePlace(before, nearest) ? before : nearest))
    }
    const move = ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
      if (buttons !== 0 || pointerType !== 'mouse') return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look({ x: clientX + window.scrollX, y: clientY + window.scrollY }))
    }
    const leave = () => setPlace(undefined)
    window.addEventListener('pointermove', move, { passive: true })
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [storyId, live, full])
  return place
}
