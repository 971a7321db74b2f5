'use client'

import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { blockWith } from './block-lists.ts'
import type { OfferedTexts } from './editor-messages.ts'
import type { LiveContent } from './live-content.client.ts'
import { plain, textsOfBlock, wordsIn } from './texts-of-block.ts'
import { openWritingBox, type WritingBox, type WritingEnd } from './writing-box.client.ts'

export type Writing = {
  storyId: number
  editorOrigin: string
  texts: OfferedTexts
  live: LiveContent
}

/** A text that can be written on the page. */
export type WritableText = { uid: string; field: string; element: Element }

/** Milliseconds without a key after which the editor's text counts, whatever it is. */
const settledAfter = 1000

/** The texts of the page that the editor has offered, in the order of the page. */
export function writableTexts(writing: Writing, within?: string): WritableText[] {
  const blocks = [...document.querySelectorAll(`[data-blok-uid^="${writing.storyId}-"]`)]
  const texts = blocks.flatMap((block) => {
    const uid = uidOf(block, writing.storyId)
    return within === undefined || within === uid ? textsIn(block, uid, writing) : []
  })
  return texts.toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function textsIn(block: Element, uid: string, { texts, live }: Writing): WritableText[] {
  const fields = blockWith(live.now(), uid)
  const offered = texts[String(fields?.['component'])] ?? {}
  const values = Object.entries(offered).flatMap(([field, { kind }]) => {
    const value = fields?.[field]
    return kind !== 'form' && typeof value === 'string' ? [{ field, value }] : []
  })
  return textsOfBlock(block, values).map((shown) => ({ ...shown, uid }))
}

/** The field of a text that is edited in the form, such as a rich text: the first of its block that has the words of an element. */
export function formFieldAt(target: Element, { storyId, texts, live }: Writing) {
  const block = target.closest(`[data-blok-uid^="${storyId}-"]`)
  const uid = block && uidOf(block, storyId)
  const fields = uid ? blockWith(live.now(), uid) : undefined
  const words = plain(target.textContent)
  if (!uid || !fields || words === '' || target === block) return undefined
  const field = Object.keys(texts[String(fields['component'])] ?? {}).find((name) =>
    plain(wordsIn(fields[name])).includes(words),
  )
  return field === undefined ? undefined : { uid, field }
}

function uidOf(block: Element, storyId: number): string {
  return (block.getAttribute('data-blok-uid') ?? '').slice(`${storyId}-`.length)
}

/**
 * Writes a text on the page. Every key goes to the form, whose story is the truth; what comes back is shown by the page below the
 * box, and in the box only where the editor changed the text otherwise.
 */
export function writeText(
  writing: Writing,
  { uid, field, element, caret }: WritableText & { caret: number | undefined },
  onEnd: (end: WritingEnd) => void,
): WritingBox {
  const { live, texts, editorOrigin } = writing
  const current = () => {
    const value = blockWith(live.now(), uid)?.[field]
    return typeof value === 'string' ? value : ''
  }
  const offered = texts[String(blockWith(live.now(), uid)?.['component'])]?.[field]
  const find = () => writableTexts(writing, uid).find((text) => text.field === field)?.element
  const sent = sentValues()
  const box = openWritingBox({
    find: firstOf(element, find),
    value: current(),
    label: offered?.label ?? field,
    isOneLine: offered?.kind === 'line',
    caret,
    onValue: (value) => {
      sent.add(value)
      tellEditor(editorOrigin, { action: 'writeText', uid, field, value })
    },
    onUndo: (shortcut) => tellEditor(editorOrigin, { action: 'shortcut', shortcut }),
    onEnd: (end) => {
      unsubscribe()
      onEnd(end)
    },
  })
  let settling: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(settling)
    const value = current()
    if (!sent.confirms(value)) return box.show(value)
    // The editor sends what it has last, and may have passed over a value: an undo that follows a key at once, for example.
    if (sent.isWaiting()) settling = setTimeout(follow, settledAfter)
  }
  const stopFollowing = live.subscribe(follow)
  const unsubscribe = () => {
    clearTimeout(settling)
    stopFollowing()
  }
  return {
    ...box,
    close: () => {
      unsubscribe()
      box.close()
    },
  }
}

/** The element that was chosen, until the page replaces it: a text may occur at several places. */
function firstOf(element: Element, find: () => Element | undefined): () => Element | undefined {
  return () => (element.isConnected ? element : find())
}

/** The values that the editor has not returned yet: a text that arrives while others are on their way is an older one. */
function sentValues() {
  let waiting: string[] = []
  let sentAt = 0
  return {
    add: (value: string) => {
      waiting.push(value)
      sentAt = performance.now()
    },
    /** Whether a text of the editor is one of those, or older than they are. */
    confirms: (value: string): boolean => {
      const at = waiting.indexOf(value)
      if (at >= 0) {
        waiting = waiting.slice(at + 1)
        return true
      }
      if (performance.now() - sentAt >= settledAfter) waiting = []
      return waiting.length > 0
    },
    isWaiting: () => waiting.length > 0,
  }
}
