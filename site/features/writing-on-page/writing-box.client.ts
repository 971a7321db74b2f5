'use client'

import styles from './on-page.module.css'

/** How writing ended: with the text as it is, or because the next or previous text of the page is wanted. */
export type WritingEnd = 'done' | 'next' | 'previous'

export type WritingBox = {
  /** Shows another text that the editor has now, for example after an undo. */
  show: (value: string) => void
  value: () => string
  /** Removes the box without reporting. */
  close: () => void
}

type Typed = {
  /** The element whose text is written; undefined while the page shows none. */
  find: () => Element | undefined
  value: string
  /** The field's name in the editor. */
  label: string
  isOneLine: boolean
  /** Offset of the caret; the whole text is selected without one. */
  caret: number | undefined
  onValue: (value: string) => void
  onUndo: (shortcut: 'undo' | 'redo') => void
  onEnd: (end: WritingEnd) => void
}

/** Properties of the page's text that the box has too, so that its letters cover those of the page. */
const copied = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-feature-settings',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'text-indent',
  'text-wrap-style',
  'hyphens',
  'color',
  'direction',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
] as const

const covered = 'data-typed-over'

/**
 * Opens a box of plain text exactly over an element of the page. The page goes on rendering the text below it, unseen: React owns that
 * element, and the caret, a composition and the selection of the box survive every render, also while the block lacks its text.
 */
export function openWritingBox(typed: Typed): WritingBox {
  const box = document.createElement('textarea')
  const first = typed.value
  Object.assign(box, { className: styles.typing, value: first, rows: 1, spellcheck: true })
  box.setAttribute('aria-label', typed.label)
  document.body.append(box)
  const placing = placeOver(box, typed.find)
  const { signal, ...ending } = endOnce(() => {
    placing.stop()
    box.remove()
  })
  const end = (how: WritingEnd) => ending.end() && typed.onEnd(how)
  const write = (value: string) => {
    if (box.value !== value) setValue(box, value)
    typed.onValue(value)
    placing.place()
  }
  box.addEventListener('input', () => write(typed.isOneLine ? box.value.replaceAll(/[\r\n]+/g, ' ') : box.value), {
    signal,
  })
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event, typed.isOneLine)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    if (action === 'undo' || action === 'redo') return typed.onUndo(action)
    if (action === 'revert' && box.value !== first) write(first)
    end(action === 'revert' ? 'done' : action)
  }
  box.addEventListener('keydown', press, { signal })
  box.addEventListener('blur', () => end('done'), { signal })
  // The vendor's bridge would take a click in the box for one outside of every block.
  box.addEventListener('click', (event) => event.stopPropagation(), { signal })
  box.focus({ preventScroll: true })
  if (typed.caret === undefined) box.select()
  else box.setSelectionRange(typed.caret, typed.caret)
  box.scrollIntoView({ block: 'nearest' })
  return {
    show: (value) => {
      if (box.value !== value) setValue(box, value)
      placing.place()
    },
    value: () => box.value,
    close: () => void ending.end(),
  }
}

type KeyAction = WritingEnd | 'revert' | 'undo' | 'redo'

/** The keys of the box that are no letters. During a composition all keys belong to it. */
function actionOf(event: KeyboardEvent, isOneLine: boolean): KeyAction | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing || altKey) return undefined
  if (ctrlKey || metaKey) return undoOf(key.toLowerCase(), shiftKey)
  if (key === 'Escape') return 'revert'
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return key === 'Enter' && isOneLine ? 'done' : undefined
}

function undoOf(letter: string, shiftKey: boolean): 'undo' | 'redo' | undefined {
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}

/** The caret stays where it is. */
function setValue(box: HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = box
  box.value = value
  box.setSelectionRange(Math.min(selectionStart, value.length), Math.min(selectionEnd, value.length))
}

/** A removed box fires `blur` as well: it ends once. */
function endOnce(close: () => void) {
  const ended = new AbortController()
  const end = () => {
    if (ended.signal.aborted) return false
    ended.abort()
    close()
    return true
  }
  return { signal: ended.signal, end }
}

/** Follows the element through renders and changes of the layout. */
function placeOver(box: HTMLTextAreaElement, find: () => Element | undefined) {
  let over: Element | undefined
  const follow = (element: Element) => {
    over?.removeAttribute(covered)
    over = element
    element.setAttribute(covered, '')
    const style = getComputedStyle(element)
    for (const property of copied) box.style.setProperty(property, style.getPropertyValue(property))
    box.lang = element.closest<HTMLElement>('[lang]')?.lang ?? ''
    box.toggleAttribute('data-grows', style.display.startsWith('inline'))
    box.style.removeProperty('inline-size')
  }
  const place = () => {
    const element = over?.isConnected ? over : find()
    if (!element) return
    if (element !== over) follow(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    box.style.translate = `${left + window.scrollX}px ${top + window.scrollY}px`
    box.style[box.hasAttribute('data-grows') ? 'minInlineSize' : 'inlineSize'] = `${width}px`
    box.style.blockSize = `${height}px`
    if (box.scrollHeight > height) box.style.blockSize = `${box.scrollHeight}px`
  }
  place()
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const ended = new AbortController()
  window.addEventListener('resize', place, { signal: ended.signal })
  document.addEventListener('scroll', place, { signal: ended.signal, capture: true, passive: true })
  const stop = () => {
    observer.disconnect()
    ended.abort()
    over?.removeAttribute(covered)
  }
  return { place, stop }
}
