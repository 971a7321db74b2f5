'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { formFieldAt, type WritableText, type Writing, writableTexts, writeText } from './write-on-page.client.ts'
import type { WritingBox, WritingEnd } from './writing-box.client.ts'

export type BlockWriting = {
  /** Starts writing in the first text of a block. */
  start: (uid: string) => void
  /** Whether a block has a text that can be written on the page. */
  isOffered: (uid: string) => boolean
}

/**
 * Writing on the page: a double click on a text, Enter when a block is selected, Tab from one text to the next. A text that is edited
 * in the form gets the focus there.
 * @param writing undefined where the editor offers none
 */
export function useWriting(writing: Writing | undefined, selected: string | undefined): BlockWriting {
  const open = useRef<WritingBox>(undefined)
  const start = useCallback(
    (uid: string) => {
      const [first] = writing ? writableTexts(writing, uid) : []
      if (writing && first) openText(writing, { ...first, caret: undefined }, open)
    },
    [writing],
  )
  useEffect(() => {
    if (!writing) return
    const listening = new AbortController()
    const { signal } = listening
    const doubleClick = (event: MouseEvent) => writeAt(event, writing, open)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || selected === undefined || isControl(event.target)) return
      event.preventDefault()
      start(selected)
    }
    window.addEventListener('dblclick', doubleClick, { signal })
    window.addEventListener('click', (event) => stayOnPage(event, writing), { signal, capture: true })
    window.addEventListener('keydown', press, { signal })
    return () => listening.abort()
  }, [writing, selected, start])
  useEffect(() => {
    const ends = new AbortController()
    ends.signal.addEventListener('abort', () => open.current?.close())
    return () => ends.abort()
  }, [])
  return useMemo(
    () => ({ start, isOffered: (uid) => writing !== undefined && writableTexts(writing, uid).length > 0 }),
    [start, writing],
  )
}

/** Enter belongs to what has the focus, unless that is the page itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('a, button, input, select, textarea, summary, [tabindex="0"]')
}

type Open = { current: WritingBox | undefined }

function openText(writing: Writing, text: WritableText & { caret: number | undefined }, open: Open): void {
  const focusedBefore = document.activeElement
  open.current?.close()
  open.current = writeText(writing, text, (end) => {
    open.current = undefined
    if (end !== 'done') return goOn(writing, { text, by: end }, open)
    if (focusedBefore instanceof HTMLElement && document.activeElement === document.body) focusedBefore.focus()
  })
}

/** Tab goes to the next text of the page; past the last one the writing ends. */
function goOn(
  writing: Writing,
  { text, by }: { text: WritableText; by: Exclude<WritingEnd, 'done'> },
  open: Open,
): void {
  const all = writableTexts(writing)
  const at = all.findIndex(({ element, uid, field }) =>
    text.element.isConnected ? element === text.element : uid === text.uid && field === text.field,
  )
  const next = all[at + (by === 'next' ? 1 : -1)]
  if (!next || at < 0) return
  if (next.uid !== text.uid) tellEditor(writing.editorOrigin, { action: 'selectBlock', uid: next.uid })
  openText(writing, { ...next, caret: undefined }, open)
}

function writeAt(event: MouseEvent, writing: Writing, open: Open): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const text = writableTexts(writing).find(({ element }) => element.contains(target))
  if (text) {
    event.preventDefault()
    openText(writing, { ...text, caret: caretAt(event, text.element) }, open)
    return
  }
  const field = formFieldAt(target, writing)
  if (field) tellEditor(writing.editorOrigin, { action: 'focusField', ...field })
}

/** The second click of a double click on a link whose text can be written does not follow the link. */
function stayOnPage(event: MouseEvent, writing: Writing): void {
  const { target, detail } = event
  if (detail < 2 || !(target instanceof Element) || !target.closest('a, button, summary')) return
  if (writableTexts(writing).some(({ element }) => element.contains(target))) event.preventDefault()
}

/** The letter under the pointer, counted in the text of the element. */
function caretAt({ clientX, clientY }: MouseEvent, element: Element): number | undefined {
  const position = document.caretPositionFromPoint?.(clientX, clientY)
  if (!position || !element.contains(position.offsetNode)) return undefined
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(position.offsetNode, position.offset)
  return range.toString().length
}
