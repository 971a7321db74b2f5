type Read = (address: string) => Promise<string | undefined>

/**
 * Every page of the sitemaps of some websites (sitemaps.org), as host and path.
 * @param hosts names without a port
 * @param read returns the text at an address (host and path); undefined when it does not exist
 */
export async function sitemapPages(hosts: readonly string[], read: Read): Promise<string[]> {
  const pages: string[] = []
  for (const host of hosts) {
    for (const file of addressesIn((await read(`${host}/sitemap.xml`)) ?? '')) {
      pages.push(...addressesIn((await read(file)) ?? ''))
    }
  }
  return [...new Set(pages)].toSorted()
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { hostname, pathname, search } = new URL(url.replaceAll('&amp;', '&'))
    return `${hostname}${pathname}${search}`
  })
}
