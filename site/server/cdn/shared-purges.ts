import { hash } from 'node:crypto'
import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { type Env, env } from '#site/server/configuration/env.ts'
import { leadership } from '#site/server/database/leadership.ts'
import { observeQueue } from '#site/server/observability/metrics.ts'
import { repeatedly } from '#site/server/on-demand.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { type CdnPurges, cdnPurges } from './cdn-purges.ts'
import { purgeClient } from './purge-client.ts'
import { openPurgeQueue } from './purge-queue.ts'

const everyMs = 1000

const report = (line: string) => console.error(line)

const opened = runtimePart('cdn-purges', open)

/** The purges of the process; undefined where no CDN is in front. */
export function sharedPurges(): CdnPurges | undefined {
  return env.CDN === undefined ? undefined : opened()
}

function open(): CdnPurges {
  const queue = openPurgeQueue(databaseLocation(env, 'cdn'))
  const { isLeader, take } = leadership({ place: databaseLocation(env, 'leases'), work: 'cdn purges', report })
  const purges = cdnPurges({ send: purgeClient(env), queue, isLeader, report })
  observeQueue('cdn_purges', queue.state)
  repeatedly({ name: 'purges of the CDN', run: purges.work, take }, everyMs)
  return purges
}

/** Called once when the server starts. */
export function startPurges(): void {
  const version = deployedAs(env, process.env['BUILD_ID'] ?? '')
  sharedPurges()
    ?.started(version)
    .catch((error: unknown) => report(`The CDN may have pages of the version before: ${String(error)}`))
}

/** Variables in which the instances of one deployment differ. */
const ofInstance: readonly string[] = ['SITE_PORT', 'METRICS_PORT', 'LISTEN_HOST', 'PAGE_STORE_FOLDER']

/** The build and the variables: pages contain addresses, keys for browsers and signatures of tokens. */
export function deployedAs(from: Env, buildId: string): string {
  const variables = Object.entries(from).filter(([name]) => !ofInstance.includes(name))
  return hash('sha256', JSON.stringify([buildId, variables]), 'hex')
}
