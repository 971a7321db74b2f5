/**
 * State that the process shares. The server, the pages, the route handlers and the proxy each load their own copy of every module:
 * a module variable exists four times, also in a package that the bundler leaves outside. Only `globalThis` is common
 * to all of them, so everything that must exist once hangs on one object there.
 */
export type PartName =
  | 'cdn-purges'
  | 'change-feed'
  | 'circuit-breakers'
  | 'content-fleet'
  | 'content-idle-work'
  | 'content-in-flight'
  | 'content-plan'
  | 'content-proof'
  | 'content-rate-limiters'
  | 'content-responses'
  | 'content-version'
  | 'database-pools'
  | 'database-queues'
  | 'hosting'
  | 'jobs'
  | 'known-stories'
  | 'meter'
  | 'names'
  | 'page-cache'
  | 'priority'
  | 'product-indexes'
  | 'received-changes'
  | 'render-record'
  | 'request-id'
  | 'search-index-sync'
  | 'seen-messages'
  | 'shared-values'
  | 'texts-to-compare'
  | 'tracing'
  | 'translations'
  | 'upstream-health'
  | 'warm-up-paths'
  | 'writing'

const key = Symbol.for('site.runtime')

function runtime(): Map<PartName, unknown> {
  const shared: typeof globalThis & { [key]?: Map<PartName, unknown> } = globalThis
  shared[key] ??= new Map()
  return shared[key]
}

/**
 * A part of the process that exists once, for every copy of the module. Each name has one definition, so that the copies agree about its
 * type.
 * @param open makes the part at the first use
 */
export function runtimePart<Part>(name: PartName, open: () => Part): () => Part {
  return () => {
    const shared = runtime()
    if (!shared.has(name)) shared.set(name, open())
    return shared.get(name) as Part
  }
}
