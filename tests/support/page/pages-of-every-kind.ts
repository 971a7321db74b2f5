import { expect } from '@playwright/test'
import { requestHost } from '../http/request-host.ts'

/**
 * Addresses of the base host that show every template: the sections of the site and the first page below
 * each; taken from the sitemap, so that a new template is among them. Spanish, and the home page in English.
 */
export async function pagesOfEveryKind(): Promise<string[]> {
  const index = await sitemapAt('/sitemap.xml')
  const files = addressesIn(index.text)
  const lists = await Promise.all(files.filter((path) => path.startsWith('/sitemaps/')).map(sitemapAt))
  const pages = [index, ...lists].flatMap(({ text }) => addressesIn(text))
  const spanish = pages.filter((path) => !/^\/(sitemaps|[a-z]{2})(\/|$)/.test(path))
  return [...firstOfEachFolder(spanish), '/en', '/no-hay-tal-pagina']
}

/** A sitemap compares the texts of all pages, and is refused while that takes too long. */
async function sitemapAt(path: string) {
  let sitemap = await requestHost({ host: 'localhost', path })
  await expect
    .poll(async () => {
      if (sitemap.status !== 200) sitemap = await requestHost({ host: 'localhost', path })
      return sitemap.status
    })
    .toBe(200)
  return sitemap
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
