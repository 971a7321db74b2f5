import { addresses } from './page-steps.ts'
import { type Content, draftWord } from './simulated-content.ts'
import { listAddress, type Visit } from './simulated-site.ts'
import { worldTime } from './simulated-time.ts'

/** What an address has shown from a moment on; undefined where it has no page. */
export type Shown = { from: number; text: string | undefined }

/** `since`: what is shown must have been published at that moment or later; undefined where it may be older. */
export type Visited = { name: string; address: string; since: number | undefined }

/** What visitors should see now. */
export function noteShown({ stories }: Content, shown: Map<string, Shown[]>): void {
  const open = [...stories.values()].filter(({ isPublished }) => isPublished)
  for (const address of addresses) {
    const found = open.find(({ slug }) => slug === address)
    const linked = open.find(({ id }) => id === found?.link)
    const own = found && `${found.edition}${linked ? `, see ${linked.slug}` : ''}`
    const all = open.map(({ slug, edition }) => `${slug} ${edition}`).toSorted()
    shown.get(address)?.push({ from: worldTime(), text: address === listAddress ? all.join(', ') : own })
  }
}

/** What is wrong with a response, as the end of a sentence. @param all what the address has shown, the latest last */
export function problemWith(
  all: readonly Shown[],
  { since }: Visited,
  seen: Omit<Visit, 'headers'>,
): string | undefined {
  const { status, text } = seen
  if (text.includes(draftWord)) return 'it is a draft'
  if (status !== 200 && status !== 404) return since === undefined ? undefined : `status ${status}`
  const own = status === 404 ? undefined : text
  if (!wasShown(all, own, 0)) return 'nothing of the kind was published'
  if (since === undefined || wasShown(all, own, since)) return undefined
  return `it is stale, ${JSON.stringify(all.at(-1)?.text)} is published`
}

function wasShown(all: readonly Shown[], text: string | undefined, since: number): boolean {
  return all.some((one, place) => one.text === text && (all[place + 1]?.from ?? Number.POSITIVE_INFINITY) >= since)
}
