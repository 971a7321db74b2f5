import { useEffect, useEffectEvent, useRef } from 'react'

type Selected = { uid: string /** What the page's menu may offer for the block. */; possible: string }

/**
 * The bridge shows the actions that were possible when the block was selected, and hides its menu after a move. `movedBlock` makes
 * it request the block again.
 */
export function useMovedBlock({ uid, possible }: Selected, onMoved: (uid: string) => void): void {
  const known = useRef({ uid, possible })
  const report = useEffectEvent(onMoved)
  useEffect(() => {
    const { current: before } = known
    known.current = { uid, possible }
    if (before.uid === uid && before.possible !== possible) report(uid)
  }, [uid, possible])
}
