'use client'

import { useEffect, useReducer } from 'react'
import {
  type BlockRefusal,
  type EditorMessage,
  type JudgedList,
  type OfferedTexts,
  readEditorMessage,
} from './editor-messages.ts'

/** What the editor around the page has said. */
export type EditorSide = {
  /** The block whose form is open, and whether its list has room for another one. */
  selected: { uid: string; canAddBlocks: boolean } | undefined
  /** Names of components for people. */
  names: Readonly<Record<string, string>>
  /** Undefined in an editor that offers no writing on the page, such as the hosted one. */
  texts: OfferedTexts | undefined
  /** Where the block that was picked up may be dropped. */
  places: { uid: string; lists: readonly JudgedList[] } | undefined
  /** Why the last action was refused. */
  refusal: BlockRefusal | undefined
}

type Event = EditorMessage | { action: 'clickedOutside' } | { action: 'closedNotice' }

const silent: EditorSide = {
  selected: undefined,
  names: {},
  texts: undefined,
  places: undefined,
  refusal: undefined,
}

/** The state of the editor, from its messages; a click outside of every block deselects, as in the vendor's bridge. */
export function useEditorSide(editorOrigin: string): [EditorSide, (event: Event) => void] {
  const [side, notify] = useReducer(next, silent)
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = event.source === window.parent ? readEditorMessage(event, editorOrigin) : undefined
      if (message) notify(message)
    }
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('[data-blok-uid]')) notify({ action: 'clickedOutside' })
    }
    window.addEventListener('message', receive)
    window.addEventListener('click', click)
    return () => {
      window.removeEventListener('message', receive)
      window.removeEventListener('click', click)
    }
  }, [editorOrigin])
  return [side, notify]
}

function next(side: EditorSide, event: Event): EditorSide {
  switch (event.action) {
    case 'enterEditmode':
      return { ...side, names: event.componentNames }
    case 'editedBlok':
    case 'enterComponent':
      return { ...side, selected: { uid: event.blok.uid, canAddBlocks: event.canAddBlocks }, refusal: undefined }
    case 'offerOnPage':
      return { ...side, texts: event.texts }
    case 'blockPlaces':
      return { ...side, places: { uid: event.uid, lists: event.lists } }
    case 'refusedOnPage':
      return { ...side, refusal: event.refusal }
    case 'closedNotice':
      return { ...side, refusal: undefined }
    default:
      return { ...side, selected: undefined, refusal: undefined }
  }
}
