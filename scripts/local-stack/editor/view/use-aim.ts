import { useEffect, useEffectEvent } from 'react'
import { type Aim, placeOf, replaceHash, useHash } from '../page/use-place.ts'

/** Milliseconds after which a closed dialog has returned the focus to its button. */
const focusDelay = 100

/**
 * Opens the target in the address inside the open story, initially and whenever a link leads there. Then the address
 * is reset to the story's own, so that the same link works a second time.
 */
export function useAim(storyId: number, open: (aim: Aim) => void): void {
  const hash = useHash()
  const follow = useEffectEvent((address: string) => {
    const place = placeOf(address)
    if (place.kind !== 'story' || place.id !== storyId || place.aim === undefined) return
    const { aim } = place
    replaceHash(address.split('?')[0] ?? '')
    open(aim)
    setTimeout(() => focusField(`${storyId}__${aim.field}-${aim.uid}`, aim.field), focusDelay)
  })
  useEffect(() => follow(hash), [hash])
}

/** A field in a closed tab of the form is not rendered: its tab is opened by the focus. */
function focusField(id: string, field: string | undefined): void {
  const input = document.getElementById(id)
  if (input || field === undefined) return input?.focus()
  document.querySelector<HTMLElement>(`[role="tab"][data-fields~="${CSS.escape(field)}"]`)?.focus()
  setTimeout(() => document.getElementById(id)?.focus(), focusDelay)
}
