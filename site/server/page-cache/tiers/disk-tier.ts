import cacache from 'cacache'
import { type CachedResponse, identityOf, toCachedResponse } from '../cached-response.ts'
import type { BuiltFiles } from '../files/built-files.ts'

/**
 * A stale copy of every page on disk: it is sent while an upstream is down, after a restart too. A disk that cannot be read or
 * written is no reason to fail a request: the error is reported.
 */
export type DiskTier = {
  put(key: string, response: CachedResponse): Promise<void>
  get(key: string): Promise<CachedResponse | undefined>
  remove(key: string): Promise<void>
}

/** Stored with the body of a page. */
type Metadata = Pick<CachedResponse, 'status' | 'headers' | 'madeAt'>

/**
 * @param folder of the pages
 * @param report receives errors
 * @param files built files that can be sent with a page: a page of an earlier build whose scripts and style sheets are gone counts
 * as absent
 */
export function diskTier(
  folder: string,
  report: (message: string) => void,
  files: Pick<BuiltFiles, 'hasAllOf'>,
): DiskTier {
  return {
    async put(key, response) {
      const { status, headers, madeAt } = response
      try {
        const body = identityOf(response)
        const before = await cacache.get.info(folder, key)
        const metadata = { status, headers, madeAt }
        const integrity = await cacache.put(folder, key, body, { metadata })
        if (before?.integrity === String(integrity) && (await isDamaged(folder, before.integrity))) {
          // The library takes content of the same name for the same content, and does not overwrite it.
          await cacache.rm.content(folder, before.integrity)
          await cacache.put(folder, key, body, { metadata })
        }
        // The library retains overwritten content until a sweep; a page that is rendered a thousand times must not fill the disk.
        if (before && before.integrity !== String(integrity)) await cacache.rm.content(folder, before.integrity)
      } catch (error) {
        report(`The page store could not write ${folder}: ${String(error)}`)
      }
    },
    async remove(key) {
      try {
        // The library logs each removal, also of an absent key: invented addresses must not fill the disk.
        if (await cacache.get.info(folder, key)) await cacache.rm.entry(folder, key)
      } catch (error) {
        report(`The page store could not remove a page: ${String(error)}`)
      }
    },
    async get(key) {
      try {
        const { data, metadata }: { data: Buffer; metadata?: Metadata } = await cacache.get(folder, key)
        if (!metadata || !files.hasAllOf(data.toString('utf8'))) return undefined
        return await toCachedResponse({ ...metadata, body: data })
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
          report(`The page store could not read: ${String(error)}`)
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
