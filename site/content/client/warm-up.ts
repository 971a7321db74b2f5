import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { localeCodes, sourceLocale } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import { countryFolders, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { env } from '#site/server/configuration/env.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { openAddressBook } from '../addresses/address-book.ts'
import { listRedirects } from '../addresses/list-redirects.ts'
import { listProductLines } from '../products/list-product-lines.ts'
import { getLabels, productDatasources } from '../stories/get-labels.ts'
import { contentFailureOf } from './content-failure.ts'
import { pagesAtStart } from './warm-up-pages.ts'

type ContentRequest = () => Promise<unknown>

/**
 * The responses of every page, and the texts of the source language. The first one contains the version of the space, which spares
 * the others a redirect; the rest is requested in parallel, because beside a slow service one after the other would be too late for the
 * first visitors.
 */
const first: readonly (readonly ContentRequest[])[] = [
  [() => listRedirects(markets.base)],
  [...[sharedFolder, ...countryFolders].map((folder) => () => openAddressBook(folder)), listProductLines],
  [() => getLabels(sourceLocale), requestWarmUpPaths],
]

/** The words of the other languages: ten calls each, one at a time. */
const later: readonly ContentRequest[] = localeCodes
  .filter((locale) => locale !== sourceLocale)
  .flatMap((locale) => productDatasources.map((slug) => () => getLabels(locale, [slug])))

/** Half of the rate limit stays for visitors. */
const pauseMs = 2000 / env.CONTENT_REQUESTS_PER_SECOND

/** Of a content service that is away, so many refusals are waited for. */
const mostRefusals = 3

/**
 * Reads after a start what many pages need, so that their first visitors do not wait: first the responses of every page in parallel, then
 * one call after the other, with slots for those of visitors, who go first. Pages read themselves what the warm-up has not read.
 */
export async function warmUp(): Promise<void> {
  startPages().readAgain = readAgain
  await inBackground(requestAll)
}

async function requestAll(): Promise<void> {
  let refusals = 0
  for (const [place, requests] of [...first, ...later.map((one) => [one])].entries()) {
    if (place >= first.length) await pause(pauseMs, undefined, { ref: false })
    const results = await Promise.all(requests.map(isServed))
    refusals += results.filter((isThere) => !isThere).length
    if (refusals >= mostRefusals) break
  }
  // Without responses there is nothing to render; the first refusal was logged.
  startPages().give([])
}

async function requestWarmUpPaths(): Promise<void> {
  startPages().give(await pagesAtStart())
}

async function readAgain(): Promise<readonly string[]> {
  let paths: readonly string[] = []
  await inBackground(() => isServed(async () => void (paths = await pagesAtStart())))
  return paths
}

async function isServed(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    contentProof().failure = undefined
    return true
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const failure = contentFailureOf(error)
    // One line for an outage, however often it is tried.
    if (contentProof().failure !== failure) process.stderr.write(`Not read in advance: ${error.message}\n`)
    contentProof().failure = failure
    return false
  }
}
