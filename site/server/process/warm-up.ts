import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { firstRounds, furtherRounds, warmUpPages } from '#site/server/page-cache/warm-up/warm-up-pages.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import type { HealthChecks, Lifecycle } from '#site/server/pipeline/health-checks.ts'
import { reportLine as report } from './open-output.ts'
import type { Pages } from './open-page-cache.ts'
import { proveContent } from './readiness.ts'
import type { ServerSettings } from './settings.ts'

type WarmingUp = {
  pages: Pick<Pages, 'listener' | 'uncached'>
  lifecycle: Lifecycle
  check: NonNullable<HealthChecks['content']>
}

/**
 * Renders a page of each kind; until then the process is not ready, so that balancers send visitors to compiled code. Where no page
 * could be rendered from content, it tries until one is: until then the check decides.
 */
export async function warmUp(
  { env, host }: Pick<ServerSettings, 'env' | 'host'>,
  { pages, lifecycle, check }: WarmingUp,
): Promise<void> {
  const limitMs = env.WARM_UP_SECONDS * 1000
  const over = limitMs === 0 ? AbortSignal.abort() : AbortSignal.timeout(limitMs)
  const rendering = { host, paths: startPages().given, over }
  await warmUpPages({ ...rendering, listener: pages.listener, rounds: firstRounds })
  // Before the code is compiled: a collection this thorough forgets compiled code, too.
  freeMemory()
  await warmUpPages({ ...rendering, listener: pages.uncached, rounds: furtherRounds })
  lifecycle.isStarting = false
  const renderOne = () => renderUntilProven(pages.uncached, host)
  await proveContent({ proof: contentProof, renderOne, check, report, lifecycle })
}

/**
 * Renders pages until one proves that content can be read; a page that fails says nothing of the next.
 * @param listener past the page cache: a page that another instance rendered proves nothing of this one
 */
export async function renderUntilProven(listener: Pages['listener'], host: string): Promise<void> {
  for (const path of await startPages().readAgain()) {
    const over = new AbortController().signal
    await warmUpPages({ listener, host, paths: Promise.resolve([path]), rounds: firstRounds, over })
    if (contentProof().isRendered) return
  }
}
