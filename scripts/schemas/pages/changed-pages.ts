import { inParallel } from '../in-parallel.ts'
import type { MigratedStory } from '../migrate/migrated-story.ts'
import type { Delivery } from '../migrate/read-published.ts'
import { type RequestSite, requestSite } from '../migrate/request-site.ts'
import type { StoredBlock } from '../plan/risk.ts'
import { markupOf } from './markup.ts'
import { sitemapPages } from './sitemap-pages.ts'
import { startStandInDelivery } from './stand-in-delivery.ts'
import { type StandInSite, startStandInSite } from './start-stand-in-site.ts'

/** Published content of a story, before and after. */
export type ChangedStory = { id: number; fullSlug: string; before: StoredBlock; after: StoredBlock }

export type ChangedPages = {
  /** Number of pages rendered before and after. */
  rendered: number
  /** Those whose HTML changes, as host and path. */
  changed: readonly string[]
}

/** Planned stories whose published layer changes; a draft changes no page. */
export function publishedOf(planned: readonly MigratedStory[]): ChangedStory[] {
  return planned.flatMap(({ id, fullSlug, before, after }) =>
    before.published && after.published && before.published !== after.published
      ? [{ id, fullSlug, before: before.published, after: after.published }]
      : [],
  )
}

/** For people, a line a page. */
export function printChangedPages({ rendered, changed }: ChangedPages): string[] {
  return [
    ...changed.map((address) => `  page changes: ${address}`),
    `${changed.length} of ${rendered} rendered pages change.`,
  ]
}

type Options = {
  spaceId: number
  delivery: Delivery
  stories: readonly ChangedStory[]
  /** Names the pages that show a story. Without it every page of the sitemaps and of the stories is rendered. */
  requestSite?: RequestSite | undefined
  log?: (line: string) => void
}

const atOnce = 4
const mostAttempts = 10

/**
 * Renders pages with the contents of some stories before and after, and compares them. A separate process of the built
 * site renders both; it reads the space through a delivery API with these contents (`stand-in-delivery`) and receives
 * the change as a publication event. Nothing is written.
 * @throws Error when the site is not built, does not start, or `requestSite` does not respond
 */
export async function changedPages(options: Options): Promise<ChangedPages> {
  const { spaceId, delivery, stories, requestSite: send, log = () => undefined } = options
  if (stories.length === 0) return { rendered: 0, changed: [] }
  const stand = await startStandInDelivery(delivery.url)
  try {
    stand.show(new Map(stories.map(({ id, before }) => [id, before])))
    const space = { spaceId, publicToken: delivery.token, previewToken: delivery.token }
    const site = await startStandInSite({ ...space, contentUrl: stand.url, perSecond: limitOf(delivery.url) })
    try {
      const own = requestSite({ siteUrl: site.url, spaceId, previewToken: delivery.token })
      const addresses = (send && (await pagesNamed(stories, send))) ?? (await everyPage(stories, own, site))
      log(`Rendering ${addresses.length} pages before and after.`)
      const before = await renderAll(addresses, site)
      stand.show(new Map(stories.map(({ id, after }) => [id, after])))
      for (const story of stories) await site.reportPublished(story)
      const after = await renderAll(addresses, site)
      return { rendered: addresses.length, changed: addresses.filter((_, at) => before[at] !== after[at]) }
    } finally {
      await site.stop()
    }
  } finally {
    await stand.stop()
  }
}

/** Requests a second for single entries: the vendor's limit (Storyblok docs, rate limits); tests have a service without one. */
function limitOf(deliveryUrl: string): number {
  return ['localhost', '127.0.0.1'].includes(new URL(deliveryUrl).hostname) ? 200 : 50
}

/** @returns undefined when a story is shown at more pages than the site lists */
async function pagesNamed(stories: readonly ChangedStory[], send: RequestSite): Promise<string[] | undefined> {
  const named = await inParallel(stories, atOnce, async ({ id, fullSlug }) => {
    const shown = await send(id)
    if (!shown) throw new Error(`The site does not report which pages show ${fullSlug}.`)
    return shown
  })
  if (named.some(({ addresses, total }) => addresses.length < total)) return undefined
  return distinct(named.flatMap(({ addresses }) => addresses))
}

async function everyPage(stories: readonly ChangedStory[], send: RequestSite, site: StandInSite): Promise<string[]> {
  const own = await inParallel(stories, atOnce, async ({ id }) => (await send(id))?.addresses ?? [])
  const read = async (address: string) => {
    const { status, body } = await site.render(address)
    return status === 200 ? body : undefined
  }
  return distinct([...(await sitemapPages(site.hosts, read)), ...own.flat()])
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].toSorted()
}

async function renderAll(addresses: readonly string[], site: StandInSite): Promise<string[]> {
  return await inParallel(addresses, atOnce, async (address) => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const { status, body, isOld } = await site.render(address)
      if (status < 500 && !isOld) return `${status}\n${markupOf(body)}`
    }
    // Two error pages are equal: a failed render must not count as an unchanged page.
    throw new Error(`${address} could not be rendered.`)
  })
}
