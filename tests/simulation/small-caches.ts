import { createRequire } from 'node:module'
import { join } from 'node:path'

type Options = { max?: number }
type Caches = { LRUCache: new (options: Options) => object }

/** The package as the site has it, loaded past the test runner, which replaces it by this module. */
const load = createRequire(join(import.meta.dirname, '../../site/package.json'))
const real = load('lru-cache') as Caches

/** In place of `lru-cache`: one of ten thousands of entries takes longer to make than a history. */
export function LRUCache(options: Options): object {
  return new real.LRUCache(options.max === undefined ? options : { ...options, max: Math.min(options.max, 100) })
}
