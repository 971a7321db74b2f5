import { listText, parseList } from '#site/routing/query/product-list.ts'

/** The list to which the last change leads, while its page is on its way. */
export type Coming = { text: string; until: number } | undefined

/** A page that has not come by then does not come: the navigation waits no longer. The list that is shown counts again. */
export const longestWayMs = 10_000

type Change = { shown: string; target: string; coming: Coming; now?: number }

/**
 * The list to which a link of the shown list leads. Its address was made before the last change: lines that are removed one right after
 * the other would come back.
 * @param shown text of the list on the page
 * @param target text of the list in the address of the link
 */
export function nextList({ shown, target, coming, now = performance.now() }: Change): string {
  if (!coming || coming.until < now) return target
  const left = codesOf(target)
  const removed = codesOf(shown).filter((code) => !left.includes(code))
  if (removed.length === 0) return target
  return listText(parseList([coming.text]).filter(({ code }) => !removed.includes(code)))
}

function codesOf(text: string): string[] {
  return parseList([text]).map(({ code }) => code)
}
