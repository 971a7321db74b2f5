import { useEffect, useEffectEvent } from 'react'
import { type Aim, placeOf, replaceHash, useHash } from '../page/use-place.ts'

/** Milliseconds after which a window that was closed has given the focus back to its button. */
const settled = 100

/**
 * Opens what the address names in the open story, when it is opened and whenever a link leads there. The address is
 * then the story's own again, so that the same link leads there a second time.
 */
export function useAim(storyId: number, open: (aim: Aim) => void): void {
  const hash = useHash()
  const follow = useEffectEvent((address: string) => {
    const place = placeOf(address)
    if (place.kind !== 'story' || place.id !== storyId || place.aim === undefined) return
    const { aim } = place
    replaceHash(address.split('?')[0] ?? '')
    open(aim)
    setTimeout(() => document.getElementById(`${storyId}__${aim.field}-${aim.uid}`)?.focus(), settled)
  })
  useEffect(() => follow(hash), [hash])
}
