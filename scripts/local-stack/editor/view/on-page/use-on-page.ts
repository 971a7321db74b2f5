import { useMemo } from 'react'
import { fieldKeyFor } from '../../fields/form/field-key.ts'
import { offeredTexts } from '../../frame/on-page/offer-on-page.ts'
import type { OnPageMessage } from '../../frame/on-page/on-page-message.ts'
import type { BlockAction } from '../../frame/page-message.ts'
import type { Post } from '../../frame/use-frame-messages.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import { type BlockRefusal, besideRefusal, listsFor, movedTo } from '../../story/block-refusal.ts'
import { findBlock } from '../../story/find-block.ts'
import type { BlockActions } from '../blocks/block-actions.ts'

/** Milliseconds after which the form of a block that was just selected is there. */
const formDelay = 100

type OnPageWork = {
  storyId: number
  language: string
  components: readonly WireComponent[]
  actions: BlockActions
}

/** Puts the focus into the control of a field; `id` is the control's. */
type FocusControl = (id: string) => void

const adding: ReadonlySet<BlockAction> = new Set<BlockAction>(['addBlockBefore', 'addBlockAfter', 'duplicateBlock'])

/** Stable while the language is the same. */
export function useOnPage({ storyId, language, components, actions }: OnPageWork) {
  return useMemo(
    () => onPageWork({ storyId, language, components, actions }, focusInForm),
    [storyId, language, components, actions],
  )
}

/** The form of a block that was just selected is not there yet. */
function focusInForm(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), formDelay)
}

export function onPageWork({ storyId, language, components, actions }: OnPageWork, focusControl: FocusControl) {
  const texts = offeredTexts(components, language)
  const refuse = (reply: Post, refusal: BlockRefusal) => reply({ action: 'refusedOnPage', refusal })
  const textOf = (uid: string, field: string) => {
    const found = findBlock(actions.content(), uid)
    return found && Object.hasOwn(texts, found.block.component) ? texts[found.block.component]?.[field] : undefined
  }
  const write = ({ uid, field, value }: Extract<OnPageMessage, { action: 'writeText' }>) => {
    const kind = textOf(uid, field)?.kind
    if (kind === undefined || kind === 'form') return
    const text = kind === 'line' ? value.replaceAll(/[\r\n]+/g, ' ') : value
    // As in the form: a translation that was emptied follows the default language again.
    const key = fieldKeyFor(field, { translatable: true }, language)
    actions.write(uid, key, text === '' && language !== '' ? undefined : text)
  }
  const move = ({ uid, ...to }: Extract<OnPageMessage, { action: 'moveBlock' }>, reply: Post) => {
    const moved = movedTo(actions.content(), { uid, to }, components)
    if (typeof moved === 'string') refuse(reply, moved)
    else actions.replace(moved)
  }
  const focusField = (uid: string, field: string) => {
    if (!textOf(uid, field)) return
    actions.select(uid)
    focusControl(`${storyId}__${field}-${uid}`)
  }
  return {
    /** An action of the bridge's menu, or of the page's insertion line. */
    onBlockAction: (action: BlockAction, uid: string, reply: Post) => {
      const refusal = adding.has(action) ? besideRefusal(actions.content(), uid, components) : undefined
      if (refusal) refuse(reply, refusal)
      else actions.fromPage(action, uid)
    },
    onPage: (message: OnPageMessage, reply: Post) => {
      if (message.action === 'writeText') write(message)
      else if (message.action === 'moveBlock') move(message, reply)
      else if (message.action === 'focusField') focusField(message.uid, message.field)
      else if (message.action === 'pickUpBlock') {
        const lists = listsFor(actions.content(), message.uid, components)
        reply({ action: 'blockPlaces', uid: message.uid, lists })
      } else if (findBlock(actions.content(), message.uid)) actions.select(message.uid)
    },
  }
}
