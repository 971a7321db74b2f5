/** An address at which visitors find a story, in their language or in another for want of a translation: the site's answer for the editor. */
export type PublishedAddress = { story: number; locale: string; path: string; markets: readonly string[] }

/** The redirect that leads on all addresses that end together; `existing` is the number of one that begins there already. */
export type OfferedRedirect = {
  story: number
  from: string
  markets: readonly string[]
  addresses: readonly PublishedAddress[]
  existing?: number
}

export type KnownAddresses = { addresses: readonly PublishedAddress[]; redirects: readonly OfferedRedirect[] }

/** Stories in one request. */
const batch = 100

export async function readPublishedAddresses(ids: readonly number[]): Promise<KnownAddresses | undefined> {
  const known: KnownAddresses[] = []
  for (let at = 0; at < ids.length; at += batch) {
    const stories = ids.slice(at, at + batch).join(',')
    const response = await fetch(`/published-addresses?stories=${stories}`).catch(() => undefined)
    if (!response?.ok) return undefined
    known.push(await response.json())
  }
  return {
    addresses: known.flatMap(({ addresses }) => addresses),
    redirects: known.flatMap(({ redirects }) => redirects),
  }
}
