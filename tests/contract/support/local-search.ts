import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import {
  type SearchService,
  type SearchServiceOptions,
  startSearchService,
} from 'local-stack/search-service/start-search-service.ts'

export const searchKeys = {
  applicationId: 'TESTAPP',
  adminKey: 'test-admin-key',
  publicKey: 'test-public-key',
  parentKey: 'test-parent-key',
}

export type LocalSearch = SearchService & {
  dataFolder: string
  lines: string[]
  admin: Algoliasearch
  /** Stops the service and removes its data. */
  remove(): Promise<void>
}

/** A search service of its own on a free port; pass a data folder to go on with the data of an earlier one. */
export async function startLocalSearch(options: Partial<SearchServiceOptions> = {}): Promise<LocalSearch> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'search-service-'))
  const lines: string[] = []
  const { applicationId, adminKey, publicKey, parentKey } = searchKeys
  const service = await startSearchService({
    port: 0,
    dataFolder,
    applicationId,
    adminKey,
    keys: [
      { value: publicKey, acl: ['search'], indexes: ['public_*'] },
      { value: parentKey, acl: ['search'] },
    ],
    log: (line) => void lines.push(line),
    ...options,
  })
  return {
    ...service,
    dataFolder,
    lines,
    admin: fullClient(service.url, adminKey),
    async remove() {
      await service.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The address of the service in the form of the official clients' option `hosts`. */
export function hostsOf(url: string) {
  const { hostname, port } = new URL(url)
  return [{ url: `${hostname}:${port}`, accept: 'readWrite' as const, protocol: 'http' as const }]
}

/** The clients' own seconds are too few where every core is busy: they would call the one host unreachable. */
const timeouts = { connect: 20_000, read: 60_000, write: 60_000 }

/** The official client. */
export function fullClient(url: string, key: string): Algoliasearch {
  return algoliasearch(searchKeys.applicationId, key, { hosts: hostsOf(url), timeouts })
}

/** The official client of browsers. */
export function browserClient(url: string, key: string): ReturnType<typeof liteClient> {
  return liteClient(searchKeys.applicationId, key, { hosts: hostsOf(url), timeouts })
}
