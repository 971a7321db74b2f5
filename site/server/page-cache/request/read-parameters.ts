import { LRUCache } from 'lru-cache'
import type { PageResponse } from '../page-response.ts'

/** In this header a response lists the query parameters of its page, separated by spaces. Clients never receive it. */
export const readsParameters = 'x-reads-parameters'

/** The value of a page without parameters: an empty header may get lost. */
export const readsNone = 'none'

/** Paths of pages whose parameters are known. */
const mostPaths = 10_000

/**
 * The parameters that the pages of each path read: a product reads no filters, so an invented one must not add a cache entry. Learned
 * from each response, because content decides the template of a path.
 * @param all parameters that some page reads: used until the first response of a path
 */
export function readParameters(all: ReadonlySet<string>) {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: mostPaths })
  return {
    /** @param path website and path */
    of: (path: string): ReadonlySet<string> => known.get(path) ?? all,
    /** @returns whether the path reads other parameters than was known */
    learn(path: string, { response }: PageResponse): boolean {
      const said = response.headers[readsParameters]
      const before = known.get(path) ?? all
      if (said === undefined || said === [...before].join(' ')) return false
      known.set(path, new Set(said.split(' ').filter((name) => all.has(name))))
      return true
    },
  }
}
