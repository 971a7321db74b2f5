import { join } from 'node:path'
import { lockFolder } from '../content-service/store/lock-folder.ts'
import { serveApp } from '../serve-app.ts'
import { type KeyRecord, type Permission, readKey } from './access/key-record.ts'
import { openCatalogue } from './live/catalogue.ts'
import { searchService } from './search-service.ts'
import { openDatabase } from './store/open-database.ts'

/** A key that exists from the start. */
export type FixedKey = { value: string; acl: readonly Permission[]; indexes?: readonly string[] }

export type SearchServiceOptions = {
  /** 0 takes any free port. */
  port: number
  /** Contains the records; created when missing. */
  dataFolder: string
  applicationId: string
  /** Has every permission. */
  adminKey: string
  keys?: readonly FixedKey[]
  log?: (line: string) => void
}

export type SearchService = {
  /** Origin without a trailing slash. */
  url: string
  /** Resolves when every index on disk is in memory. */
  isWarm: Promise<void>
  /** Lets requests in flight finish, then closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the search service on `localhost`. It responds at once; an index is built at the first request for it.
 * @throws when the port is taken, or the data folder cannot be written or is in use by another service
 */
export async function startSearchService(options: SearchServiceOptions): Promise<SearchService> {
  const { dataFolder, applicationId, adminKey, port, log = () => undefined } = options
  const unlock = lockFolder(dataFolder, 'search service')
  const database = openDatabase(join(dataFolder, 'search.sqlite'))
  const catalogue = openCatalogue(database)
  const keys: KeyRecord[] = (options.keys ?? []).map((key) => readKey(key.value, key, 0))
  const app = searchService({ catalogue, access: { database, applicationId, adminKey, keys }, log })
  const close = () => {
    database.close()
    unlock()
  }
  try {
    const server = await serveApp({ fetch: app.fetch, port })
    const isWarm = catalogue.warmUp().catch((error: unknown) => log(`warming up failed: ${String(error)}`))
    return {
      url: server.url,
      isWarm,
      async stop() {
        await server.close()
        await isWarm
        await catalogue.write(() => undefined)
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}
