import { requestHost } from '../http/request-host.ts'

/**
 * Addresses of the base host that show every template: the sections of the site and the first page below
 * each; taken from the sitemap, so that a new template is among them. Spanish, and the home page in English.
 */
export async function pagesOfEveryKind(): Promise<string[]> {
  const index = await requestHost({ host: 'localhost', path: '/sitemap.xml' })
  const files = addressesIn(index.text)
  const lists = await Promise.all(
    files.filter((path) => path.startsWith('/sitemaps/')).map((path) => requestHost({ host: 'localhost', path })),
  )
  const pages = [index, ...lists].flatMap(({ text }) => addressesIn(text))
  const spanish = pages.filter((path) => !/^\/(sitemaps|[a-z]{2})(\/|$)/.test(path))
  return [...firstOfEachFolder(spanish), '/en', '/no-hay-tal-pagina']
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

function firstOfEachFolder(paths: readonly string[]): string[] {
  const folders = new Set<string>()
  return paths.filter((path) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (folder === '') return true
    return !folders.has(folder) && folders.add(folder)
  })
}
