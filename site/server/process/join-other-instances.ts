import { type Instances, joinInstances } from '#site/server/page-cache/instances/join-instances.ts'
import { pageMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { reportLine as report } from './open-output.ts'
import type { ServerSettings } from './settings.ts'

/** @returns undefined where no Redis is configured: then the process is the only one */
export function joinOtherInstances({ env, buildId }: ServerSettings): Instances | undefined {
  if (env.REDIS_URL === undefined) return undefined
  const access = { url: env.REDIS_URL, caFile: env.REDIS_CA_FILE }
  return joinInstances({ access, prefix: env.REDIS_PREFIX, buildId, maxAgeMs: pageMaxAgeMs, report })
}
