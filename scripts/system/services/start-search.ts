import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexContent } from '../../search/index-content.ts'
import { indexDigest } from '../../search/index-digest.ts'
import { isUnchanged } from '../../search/plan-index.ts'
import { pushPlans, readPlans } from '../../search/push-indexes.ts'
import { searchSources } from '../../search/search-sources.ts'
import type { Settings } from '../../settings.ts'
import type { Child } from '../child.ts'
import { type Starting, startService } from './start-service.ts'

/** Starts the search service; its stored indexes are ready a moment after its first response. */
export async function startSearch(starting: Starting): Promise<Child> {
  const { settings } = starting
  return await startService('search', starting, {
    SEARCH_APP_ID: settings.SEARCH_APP_ID,
    SEARCH_ADMIN_KEY: settings.SEARCH_ADMIN_KEY,
    SEARCH_PUBLIC_KEY: settings.SEARCH_PUBLIC_KEY,
    SEARCH_EXTRANET_KEY: settings.SEARCH_EXTRANET_KEY,
    DATA_FOLDER: join(settings.DATA_FOLDER, 'search'),
  })
}

type Indexing = { settings: Settings; contentUrl: string; onLine: (line: string) => void }

/**
 * Fills the indexes when content was published or the code of records changed since the last start filled them. Indexes of
 * an earlier version of the code get the current settings first, because records and keys rely on them.
 */
export async function writeSearchIndexes({ settings, contentUrl, onLine }: Indexing): Promise<void> {
  const access = {
    CONTENT_API_URL: `${contentUrl}/v2`,
    CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
    SEARCH_HOST: `http://localhost:${settings.SEARCH_PORT}`,
    SEARCH_APP_ID: settings.SEARCH_APP_ID,
    SEARCH_ADMIN_KEY: settings.SEARCH_ADMIN_KEY,
  }
  const mark = join(settings.DATA_FOLDER, 'search', 'filled')
  const version = `${await searchSources(access).readVersion()} ${await indexDigest()}`
  const filled = await readFile(mark, 'utf8').catch(() => '')
  if (filled === version) return
  const { client } = searchSources(access)
  const plans = await readPlans(client)
  await pushPlans(
    client,
    plans.filter((plan) => !plan.isNew && !isUnchanged(plan)),
  )
  const records = await indexContent({
    ...access,
    progressFile: join(settings.DATA_FOLDER, 'search', 'progress.json'),
    onProgress: ({ name, records: count }) => onLine(`search | ${name}: ${count} records`),
  })
  await mkdir(join(settings.DATA_FOLDER, 'search'), { recursive: true })
  await writeFile(mark, version)
  onLine(`search | ${records} records in all`)
}
