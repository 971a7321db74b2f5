import { markFailed } from './server/page-cache/render/render-record.ts'

/** The framework calls this once when the server starts, before the first request, and does not wait for what is started. */
export async function register(): Promise<void> {
  const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build'
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env.NODE_ENV !== 'production' || isBuilding) return
  const { hostedBy, servedFolder } = await import('./server/configuration/hosting.ts')
  if (hostedBy() === 'node') {
    const { orEnd } = await import('./server/configuration/exit-on-error.ts')
    const site = orEnd(() => servedFolder())
    // Before any module reads the variables.
    process.env['PROJECT_FOLDER'] = `${site}/..`
    const { startBesideFramework } = await import('./server/process/start-beside-framework.ts')
    await startBesideFramework(site)
  }
  const { followOtherInstances } = await import('./content/changes/content-changed.ts')
  followOtherInstances()
  const { startPurges } = await import('./server/cdn/shared-purges.ts')
  startPurges()
  const { watchSpace } = await import('./content/changes/watch-space.ts')
  watchSpace()
  const { warmUp } = await import('./content/client/warm-up.ts')
  void warmUp()
  const { knownStories } = await import('./content/changes/known-stories.ts')
  const { sharedIndexSync } = await import('./search/indexing/shared-index-sync.ts')
  const { featureJobs } = await import('./features.jobs.ts')
  for (const start of featureJobs) start()
  // A story may have become another kind without anybody visiting it.
  sharedIndexSync((stories) => knownStories().note(stories))
}

/**
 * The framework calls this for every error of a page, also when the beginning of the page is written already. The page cache, which has
 * sent nothing yet, renders the error screen then.
 */
export function onRequestError(error?: unknown): void {
  markFailed(error)
}
