import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { markdownOfPages } from '#site/features.process.ts'
import { filterNames, typedNames } from '#site/routing/query/filter-names.ts'
import type { Env } from '#site/server/configuration/env.ts'
import { observeQueue } from '#site/server/observability/metrics.ts'
import { builtFiles } from '#site/server/page-cache/files/built-files.ts'
import { filesOfEarlierBuilds, retainFiles } from '#site/server/page-cache/files/retain-files.ts'
import { serveFiles } from '#site/server/page-cache/files/serve-files.ts'
import type { Instances } from '#site/server/page-cache/instances/join-instances.ts'
import { type PageCache, pageCache } from '#site/server/page-cache/page-cache.ts'
import { readStyleSheets } from '#site/server/page-cache/render/first-styles/styles-first.ts'
import { type RenderQueue, renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { isText } from '#site/server/page-cache/request/cache-key.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { sharePageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { type DiskTier, diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { hasStoredDocument } from '#site/server/page-cache/tiers/has-stored-document.ts'
import { writeBehind } from '#site/server/page-cache/tiers/write-behind.ts'
import { screenOf } from '#site/server/pipeline/error-screen-key.ts'
import { isPersonal } from '#site/server/pipeline/is-personal.ts'
import { publicAddresses } from '#site/server/pipeline/public-address.ts'
import type { CacheHits } from '#site/server/pipeline/send-cache-hit.ts'
import { siteOf } from '#site/server/pipeline/website-of-host.ts'
import { within } from '#site/server/time-limit.ts'
import { diskWriteMs } from '#site/server/upstream/time-limits.ts'
import { upstreamHealthOf } from '#site/server/upstream/upstream-health.ts'
import { reportLine as report } from './open-output.ts'
import type { ServerSettings } from './settings.ts'

export type Pages = {
  /** Answers from the page cache. */
  listener: RequestListener
  /** Renders every page, also one that is cached. */
  uncached: RequestListener
  /** Sends cache hits before the rest of the request pipeline. */
  cacheHit: CacheHits | undefined
  /** Resolves when copies that are being written are on the disk, or after a limit. */
  written: () => Promise<void>
  /** Whether a document is stored, on the disk or in the shared tier, that can be sent while content cannot be read. */
  hasCopy: () => Promise<boolean>
}

/** The development server renders every page for its request. */
export function withoutPageCache(framework: RequestListener): Pages {
  return {
    listener: framework,
    uncached: framework,
    cacheHit: undefined,
    written: async () => undefined,
    hasCopy: async () => false,
  }
}

/** Puts the page cache and the files of this build and of earlier ones in front of the framework. */
export function openPageCache(
  { env, built, buildId }: ServerSettings,
  { framework, instances }: { framework: RequestListener; instances: Instances | undefined },
): Pages {
  const folder = env.PAGE_STORE_FOLDER
  const own = join(built, 'static')
  const retaining = { folder: join(folder, 'files'), own, buildId, report }
  const files = builtFiles([own, ...filesOfEarlierBuilds(retaining)])
  void retainFiles(retaining)
  const tier = writeBehind(diskTier(folder, report, files))
  const queue = openRenderQueue()
  const maxBytes = env.PAGE_STORE_MEGABYTES * 2 ** 20
  const store = pageCache({ maxBytes, tier, shared: instances?.tier, upstream: contentHealth(env), queue })
  sharePageCache(store)
  const serving = servingOf(own, { framework, queue })
  return {
    listener: serveFiles(files, serveRequest({ ...serving, store })),
    uncached: serveRequest({ ...serving, store: withoutCopies(store) }),
    cacheHit: { store, addressOf: publicAddresses(parameters) },
    hasCopy: async () => (await hasStoredDocument(folder, tier)) || (await instances?.tier.hasDocument()) === true,
    written: () => within(diskWriteMs, tier.settled()).catch((error: unknown) => report(String(error))),
  }
}

/** Renders each page for its request, as the framework's server does, with the rules of ours: a page is complete before its status. */
export function renderEachPage({ env, built }: ServerSettings, framework: RequestListener): RequestListener {
  const own = join(built, 'static')
  const queue = openRenderQueue()
  const store = pageCache({ maxBytes: 1, tier: noTier, upstream: contentHealth(env), queue })
  sharePageCache(store)
  const { renderOnly } = store
  const respond: PageCache['respond'] = async (key, render, refuse) => {
    // The first sitemap after a start waits for the comparison of its pages' texts, and no screen replaces it.
    const page = await store.respond(key, render, isText(key) ? undefined : refuse)
    return { ...page, source: 'bypass' }
  }
  const serving = { ...servingOf(own, { framework, queue }), store: { respond, renderOnly } }
  return serveFiles({ folders: [own] }, serveRequest(serving))
}

const noTier: DiskTier = { put: async () => undefined, get: async () => undefined, remove: async () => undefined }

function withoutCopies(store: PageCache): Pick<PageCache, 'respond' | 'renderOnly'> {
  return { respond: (_, render, refuse) => store.renderOnly(render, refuse), renderOnly: store.renderOnly }
}

function contentHealth(env: Env) {
  return upstreamHealthOf(new URL(env.CONTENT_API_URL).host)
}

function openRenderQueue(): RenderQueue {
  const queue = renderQueue()
  observeQueue('renders', queue.state)
  return queue
}

const known = new Set(['page', ...filterNames])
const parameters = { known, cached: new Set([...known].filter((name) => !typedNames.includes(name))) }

/** @param own folder of the build's files */
function servingOf(own: string, of: { framework: RequestListener; queue: RenderQueue }) {
  const sheets = readStyleSheets(own)
  return { ...of, report, isPersonal, markdown: markdownOfPages, sheets, parameters, screenOf, siteOf: idOfSite }
}

function idOfSite(host: string | undefined): string {
  return siteOf(host).id
}
