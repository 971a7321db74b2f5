import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../settings.ts'

const chunks = join(root, 'site/.next/static/chunks')
const address = '/_next/static/chunks/'

/** The name that a file of the build had in the earlier one. */
function earlierName(name: string): string {
  return `earlier-${name}`
}

/**
 * Retains the files of an earlier build for a site that is not started yet: those of the build, of which each was changed by a line since.
 * @param pageStore the folder `PAGE_STORE_FOLDER`
 */
export async function retainEarlierBuild(pageStore: string): Promise<void> {
  const folder = join(pageStore, 'files/earlier-build/chunks')
  await mkdir(folder, { recursive: true })
  const names = (await readdir(chunks)).filter((name) => /\.(?:js|css)$/.test(name))
  for (const name of names) {
    await writeFile(join(folder, earlierName(name)), `${await readFile(join(chunks, name), 'utf8')}\n/* earlier */`)
  }
}

type Visit = {
  siteUrl: string
  /** Names of files that have changed since. */
  changed: readonly string[]
  /** Address of the dictionary for documents. */
  dictionary?: string | undefined
}

/** Opens a document as the earlier build had it; its files come from the site. */
export async function visitEarlierBuild(page: Page, { siteUrl, changed, dictionary }: Visit): Promise<void> {
  const names = changed.map(earlierName)
  const elements = names.map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="${address}${name}">`
      : `<link rel="preload" as="script" href="${address}${name}">`,
  )
  const body = `<!doctype html><link rel="icon" href="data:,">${elements.join('')}`
  const headers: Record<string, string> =
    dictionary === undefined ? {} : { link: `<${dictionary}>; rel="compression-dictionary"` }
  await page.route(`${siteUrl}/earlier`, (route) => route.fulfill({ contentType: 'text/html', headers, body }))
  await page.goto(`${siteUrl}/earlier`, { waitUntil: 'networkidle' })
  // A dictionary is loaded when the browser has nothing else to do.
  if (dictionary !== undefined) await page.waitForTimeout(1500)
}

/** Names of the scripts and style sheets of a document, without scripts that modern browsers skip. */
export function filesOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const used = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).join('')
  return [
    ...new Set([...used.matchAll(/\/_next\/static\/chunks\/([\w.-]+\.(?:js|css))"/g)].map(([, name = '']) => name)),
  ]
}

/** The dictionary that a document names, from its header `Link`. */
export function dictionaryOf(link: string | null): string | undefined {
  return /<([^>]+)>; rel="compression-dictionary"/.exec(link ?? '')?.[1]
}
