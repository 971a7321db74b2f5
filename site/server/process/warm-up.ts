import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { firstRounds, furtherRounds, warmUpPages } from '#site/server/page-cache/warm-up/warm-up-pages.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import type { Pages } from './open-page-cache.ts'
import type { ServerSettings } from './settings.ts'

/** Renders a page of each kind; until then the process is not ready, so that balancers send visitors to compiled code. */
export async function warmUp(
  { env, host }: Pick<ServerSettings, 'env' | 'host'>,
  { pages, lifecycle }: { pages: Pick<Pages, 'listener' | 'uncached'>; lifecycle: Lifecycle },
): Promise<void> {
  const limitMs = env.WARM_UP_SECONDS * 1000
  const over = limitMs === 0 ? AbortSignal.abort() : AbortSignal.timeout(limitMs)
  const rendering = { host, paths: startPages().given, over }
  await warmUpPages({ ...rendering, listener: pages.listener, rounds: firstRounds })
  // Before the code is compiled: a collection this thorough forgets compiled code, too.
  freeMemory()
  await warmUpPages({ ...rendering, listener: pages.uncached, rounds: furtherRounds })
  lifecycle.isStarting = false
}
