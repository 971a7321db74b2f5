import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, type Settings } from '../../settings.ts'
import { type Child, startChild } from '../../system/child.ts'
import { startSearch } from '../../system/services/start-search.ts'
import { stopAll } from '../../system/start-system.ts'
import { startLoadedSpace } from '../content/start-loaded-space.ts'
import type { Row } from '../print-table.ts'
import { peakMegabytes } from './resident-megabytes.ts'

/** Cost of the search indexes of a space of 32,000 stories for the processes that fill and compare them. */
export async function benchIndexing(settings: Settings): Promise<Row[]> {
  const children: Child[] = []
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  try {
    await startLoadedSpace({ settings, contentUrl, children })
    await startSearch({ settings, children, onLine: () => undefined })
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
