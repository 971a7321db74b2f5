import { LRUCache } from 'lru-cache'
import type { PageResponse } from '../page-response.ts'

/** Under this name a response says which query parameters its page reads, in words with spaces between. No client sees it. */
export const readsParameters = 'x-reads-parameters'

/** What a page says that reads none: an empty header may get lost. */
export const readsNone = 'none'

/** Paths of pages whose parameters are known. */
const mostPaths = 10_000

/**
 * What the pages of each path read: a product reads no filters, so that made-up ones must not make another page of it. Learned from
 * the responses, because content decides the template of a path, and learned anew from each of them.
 * @param all what some page reads: it counts until a path has been answered
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
