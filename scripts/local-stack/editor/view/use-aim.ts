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
    setTimeout(() => document.getElementById(`${storyId}__${aim.field}-${aim.uid}`)?.focus(), focusDelay)
  })
  useEffect(() => follow(hash), [hash])
}
