import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { root, type Settings } from '../../settings.ts'
import { openBrowser } from '../../system/browser/open-browser.ts'
import { startSystem } from '../../system/start-system.ts'
import type { Row } from '../print-table.ts'
import { dictionaryOf, filesOf, retainEarlierBuild, visitEarlierBuild } from './earlier-build.ts'

/** Paths by kind of page; paths with a proper name are the demo's. */
const pages = { home: '/', product: '/productos/nor-1r', listing: '/productos', page: '/nuestra-calidad' }

/** What a returning visitor may load of files again after a deployment. */
const goalKb = 10

const chunks = join(root, 'site/.next/static/chunks')
const manifest = z.object({ rootMainFiles: z.array(z.string()) })

/**
 * What a returning visitor loads after a deployment that changed one component and one style: the page's largest script of ours and its
 * largest style sheet. KB of 1000 as they came over the line, with headers; "whole" is what a browser without dictionaries loads.
 */
export async function benchDeployment(settings: Settings): Promise<Row[]> {
  await retainEarlierBuild(join(settings.DATA_FOLDER, 'page-store'))
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [page, path] of Object.entries(pages))
      rows.push({ page, ...(await measure(browser, system.siteUrl, path)) })
    return rows
  } finally {
    await browser.close()
    await system.stop()
  }
}

async function measure(browser: Browser, siteUrl: string, path: string): Promise<Row> {
  const response = await fetch(`${siteUrl}${path}`)
  const files = filesOf(await response.text())
  const changed = [await largest(files, '.css'), await largest(await ofOurs(files), '.js')]
  const dictionary = dictionaryOf(response.headers.get('link'))
  const before = await loadedAfter(browser, { siteUrl, changed: [] }, { path, changed })
  const after = await loadedAfter(browser, { siteUrl, changed, dictionary }, { path, changed })
  return {
    'files whole KB': before.files,
    'files KB': after.files,
    goal: goalKb,
    'document whole KB': before.document,
    'document KB': after.document,
  }
}

type Loaded = { files: number; document: number }

/** What a page loads, of these files and as a document, in a browser that has visited the earlier build; other files keep their names. */
async function loadedAfter(
  browser: Browser,
  visit: Parameters<typeof visitEarlierBuild>[1],
  { path, changed }: { path: string; changed: readonly string[] },
): Promise<Loaded> {
  const page = await browser.newPage()
  try {
    await visitEarlierBuild(page, visit)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const addresses = new Map<string, string>()
    const bytes = { files: 0, document: 0 }
    session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId) ?? ''
      if (address === `${visit.siteUrl}${path}`) bytes.document += encodedDataLength / 1000
      if (changed.some((name) => address.endsWith(name))) bytes.files += encodedDataLength / 1000
    })
    await page.goto(`${visit.siteUrl}${path}`, { waitUntil: 'networkidle' })
    await page.locator('input').first().dispatchEvent('focusin')
    await page.waitForFunction(() => !('firstScript' in window))
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await page.close()
  }
}

/** Without the framework's own, with which every page begins. */
async function ofOurs(files: readonly string[]): Promise<string[]> {
  const { rootMainFiles } = manifest.parse(
    JSON.parse(await readFile(join(root, 'site/.next/build-manifest.json'), 'utf8')),
  )
  return files.filter((name) => !rootMainFiles.includes(`static/chunks/${name}`))
}

async function largest(files: readonly string[], extension: string): Promise<string> {
  const ofKind = files.filter((name) => name.endsWith(extension))
  const sizes = await Promise.all(ofKind.map(async (name) => (await stat(join(chunks, name))).size))
  return ofKind[sizes.indexOf(Math.max(...sizes))] ?? ''
}
