import { setTimeout as pause } from 'node:timers/promises'

const readMs = 120_000

/** The sitemap of a large space has hundreds of lists, each of a thousand pages. */
const mostLists = 30

/** Addresses of a site's own sitemap, every language and market among them, spread evenly. */
export async function knownPages(siteUrl: string, most: number): Promise<string[]> {
  const index = await textOf(`${siteUrl}/sitemap.xml`)
  const lists = addressesIn(index).filter((address) => address.includes('/sitemaps/'))
  const texts: string[] = []
  for (const address of spread(lists, mostLists))
    texts.push(await textOf(new URL(new URL(address).pathname, siteUrl).href))
  const pages = [index, ...texts].flatMap(addressesIn).filter((address) => !address.includes('/sitemaps/'))
  const paths = [...new Set(pages.map((address) => new URL(new URL(address).pathname, siteUrl).href))]
  return spread(paths, most)
}

function spread(all: readonly string[], most: number): string[] {
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, place) => place % step === 0).slice(0, most)
}

/** While a site reads the addresses of a large space its sitemap is 503. */
async function textOf(address: string): Promise<string> {
  const endsAt = performance.now() + readMs
  for (;;) {
    const response = await fetch(address)
    const text = await response.text()
    if (response.ok) return text
    if (response.status !== 503 || performance.now() > endsAt) throw new Error(`${address}: status ${response.status}`)
    await pause(1000)
  }
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
