/** Where visitors find a story: the site's answer for the editor. */
export type PublishedAddress = { story: number; locale: string; path: string; markets: readonly string[] }

/** The addresses of stories for visitors; undefined when the site does not respond. At most a hundred stories. */
export async function readPublishedAddresses(ids: readonly number[]): Promise<readonly PublishedAddress[] | undefined> {
  if (ids.length === 0) return []
  const response = await fetch(`/published-addresses?stories=${ids.join(',')}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const { addresses }: { addresses: PublishedAddress[] } = await response.json()
  return addresses
}
