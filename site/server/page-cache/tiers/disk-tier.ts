import cacache from 'cacache'
import { type CachedResponse, toCachedResponse } from '../cached-response.ts'
import type { BuiltFiles } from '../files/built-files.ts'

/**
 * The last good answer of every page, on disk: what is served when a supplier is down, after a restart too.
 * A shelf that cannot be read or written is no reason to fail a request: it reports and is skipped.
 */
export type DiskTier = {
  put(key: string, response: CachedResponse): Promise<void>
  get(key: string): Promise<CachedResponse | undefined>
  remove(key: string): Promise<void>
}

/**
 * @param folder where the pages lie
 * @param report called with what went wrong
 * @param files what can be sent beside a page: one of an earlier build whose scripts and style sheets are gone counts as
 * not there
 */
export function diskTier(
  folder: string,
  report: (message: string) => void,
  files: Pick<BuiltFiles, 'hasAllOf'>,
): DiskTier {
  return {
    async put(key, { status, headers, bodies, madeAt }) {
      try {
        const before = await cacache.get.info(folder, key)
        const metadata = { status, headers, madeAt }
        const integrity = await cacache.put(folder, key, bodies.identity, { metadata })
        if (before?.integrity === String(integrity) && (await isDamaged(folder, before.integrity))) {
          // The library takes content of the same name for the same content, and leaves it as it is.
          await cacache.rm.content(folder, before.integrity)
          await cacache.put(folder, key, bodies.identity, { metadata })
        }
        // The library keeps overwritten content until somebody sweeps; a page drawn a thousand times must not fill the disk.
        if (before && before.integrity !== String(integrity)) await cacache.rm.content(folder, before.integrity)
      } catch (error) {
        report(`The page store could not write ${folder}: ${String(error)}`)
      }
    },
    async remove(key) {
      try {
        // Each removal is written down, also of what was never there: made-up addresses must not fill the disk.
        if (await cacache.get.info(folder, key)) await cacache.rm.entry(folder, key)
      } catch (error) {
        report(`The page store could not remove a page: ${String(error)}`)
      }
    },
    async get(key) {
      try {
        const { data, metadata } = await cacache.get(folder, key)
        if (!files.hasAllOf(data.toString('utf8'))) return undefined
        return await toCachedResponse({
          ...(metadata as Pick<CachedResponse, 'status' | 'headers' | 'madeAt'>),
          body: data,
        })
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOENT') report(`The page store could not read: ${String(error)}`)
        return undefined
      }
    },
  }
}

async function isDamaged(folder: string, integrity: string): Promise<boolean> {
  return await cacache.get.byDigest(folder, integrity).then(
    () => false,
    () => true,
  )
}
