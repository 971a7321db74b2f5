import { takeBack } from './foreign-changes/hand-over.client.ts'

/** What the first script of a cached page leaves for all others, which it starts (`server/page-cache/late-scripts`). */
type FirstScript = { firstScript?: { hand: () => void } }

/**
 * Takes over from the first script, which then does what was pressed before the scripts arrived: after the effects of this render,
 * because they listen for it.
 */
export function takeOver(): void {
  setTimeout(() => {
    takeBack()
    const { firstScript } = window as FirstScript
    firstScript?.hand()
  })
}
