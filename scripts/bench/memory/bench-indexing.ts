import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { managementRequests } from '../../management/management-requests.ts'
import { pushSchemas } from '../../schemas/push-schemas.ts'
import { loadSizes } from '../../seed/load/load-sizes.ts'
import { writeLoadSet } from '../../seed/load/write-load-set.ts'
import { seedContent } from '../../seed/seed.ts'
import { root, type Settings } from '../../settings.ts'
import { type Child, startChild } from '../../system/child.ts'
import { startContent } from '../../system/services/start-content.ts'
import { startSearch } from '../../system/services/start-search.ts'
import { stopAll } from '../../system/start-system.ts'
import type { Row } from '../print-table.ts'
import { peakMegabytes } from './resident-megabytes.ts'

/** Cost of the search indexes of a space of 32,000 stories for the processes that fill and compare them. */
export async function benchIndexing(settings: Settings): Promise<Row[]> {
  const children: Child[] = []
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const space = { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
  const options = { settings, contentUrl, children, onLine: () => undefined }
  try {
    await startContent(options)
    await pushSchemas({ ...space, log: () => undefined, backupFolder: join(settings.DATA_FOLDER, 'schemas') })
    await seedContent(space)
    const requests = managementRequests(space)
    await writeLoadSet({ requests, sizes: loadSizes, languages: ['en'], onProgress: () => undefined })
    await startSearch(options)
    return [
      { work: 'npm run search:index', ...(await measure(settings, 'scripts/search/index.ts')) },
      {
        work: 'stories and indexes compared twice',
        ...(await measure(settings, 'scripts/bench/memory/compare-twice.ts')),
      },
    ]
  } finally {
    await stopAll(children)
  }
}

async function measure(settings: Settings, script: string): Promise<Row> {
  const startedAt = performance.now()
  const child = startChild({
    name: script,
    command: process.execPath,
    args: [join(root, script)],
    env: {
      CONTENT_PORT: String(settings.CONTENT_PORT),
      SEARCH_PORT: String(settings.SEARCH_PORT),
      DATA_FOLDER: settings.DATA_FOLDER,
    },
    onLine: () => undefined,
  })
  let peak = 0
  let outcome: Awaited<Child['ended']> | undefined
  while (!outcome) {
    // A process that has ended has no memory.
    peak = Math.max(peak, await peakMegabytes(child.pid))
    outcome = await Promise.race([child.ended, sleep(200, undefined)])
  }
  if (outcome.code !== 0) throw new Error(`${script} failed: ${child.lastLines.join('\n')}`)
  return { s: (performance.now() - startedAt) / 1000, 'MiB at most': peak, 'last line': child.lastLines.at(-1) ?? '' }
}
