import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { localeCodes } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { countryFolders, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { type ContentFailure, contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { retriedStatuses } from '#site/server/upstream/upstream-client.ts'
import { openAddressBook } from '../addresses/address-book.ts'
import { listRedirects } from '../addresses/list-redirects.ts'
import { readAddresses } from '../addresses/read-addresses.ts'
import { listProductLines } from '../products/list-product-lines.ts'
import { getLabels, productDatasources } from '../stories/get-labels.ts'

type ContentRequest = () => Promise<unknown>

/**
 * The responses of every page, and the texts of the source language. The first one contains the version of the space, which spares
 * the others a redirect; the rest is requested in parallel, because beside a slow service one after the other would be too late for the
 * first visitors.
 */
const first: readonly (readonly ContentRequest[])[] = [
  [() => listRedirects(markets.base)],
  [...[sharedFolder, ...countryFolders].map((folder) => () => openAddressBook(folder)), listProductLines],
  [() => getLabels('es'), requestWarmUpPaths],
]

/** The words of the other languages: ten calls each, one at a time. */
const later: readonly ContentRequest[] = localeCodes
  .filter((locale) => locale !== 'es')
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

/** Together they contain most of what pages are rendered from; products come first because they are visited most. */
const kinds = ['products-slug', 'home', 'products', 'category', 'press-releases-slug', 'contacts', 'search'] as const

/** Pages of a thousand addresses that are looked at for one of each kind, spread over all: a space may have hundreds of them. */
const mostPages = 5

/**
 * Paths of pages to render before the process is ready: the home page of the main website, and one published page of each other kind; of
 * any public page where none of these kinds is found. An address may show no page, so that the home page is always among them.
 * @throws CatalogueError content-unavailable
 */
export async function pagesAtStart(): Promise<string[]> {
  const { rules } = siteForHost(new URL(env.SITE_URL).host, env.SITE_HOSTS)
  const siteContext = { market: rules, locale: rules.defaultLocale }
  const home = pathFor(routeNamed('home'), {}, siteContext)
  const found = new Map<string, string>()
  for await (const story of someAddresses()) {
    const route = routeForStory(addressOf(story))?.route
    if (route?.access !== 'public' || route.name === 'home' || found.has(route.name)) continue
    const path = pathForStory(story, siteContext)
    if (path !== undefined) found.set(route.name, path)
  }
  const wanted = kinds.flatMap((name) => (name === 'home' ? home : (found.get(name) ?? [])))
  return wanted.length > 1 ? wanted : [home, ...[...found.values()].slice(0, 1)]
}

async function* someAddresses() {
  const { addresses, total, perPage } = await readAddresses(sharedFolder, 1)
  yield* addresses
  const pages = Math.ceil(total / perPage)
  const looks = Math.min(mostPages, pages)
  for (let look = 1; look < looks; look += 1) {
    yield* (await readAddresses(sharedFolder, 1 + Math.floor((look * pages) / looks))).addresses
  }
}

const refusedStatuses: readonly number[] = [401, 403]

/** Why a read of content failed, from the causes of its error: the vendor's client rejects with an object that has a status. */
export function contentFailureOf(error: Error): ContentFailure {
  const causes = causesOf(error)
  const status = causes.flatMap((cause) => (hasStatus(cause) ? [cause.status] : []))[0]
  if (status !== undefined && refusedStatuses.includes(status)) return 'refused'
  if (status !== undefined) return status >= 500 || retriedStatuses.includes(status) ? 'away' : 'unreadable'
  // No status: no response came, or its body is of another service. Without a cause the service said that there is nothing (404).
  return causes.length === 0 || causes.some(isOfBody) ? 'unreadable' : 'away'
}

/** The vendor's client passes the message of `JSON.parse` on, each of which names JSON. */
function isOfBody(cause: unknown): boolean {
  return cause instanceof z.ZodError || (cause instanceof Error && cause.message.includes('JSON'))
}

function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error) || error.cause === undefined) return []
  return [error.cause, ...causesOf(error.cause)]
}

function hasStatus(cause: unknown): cause is { status: number } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number'
}
