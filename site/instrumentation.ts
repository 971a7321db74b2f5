import { markFailed } from '#site/page-store/render-record.ts'

/** The framework calls this once when the server starts, before the first request, and does not wait for what is begun. */
export async function register(): Promise<void> {
  const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build'
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env.NODE_ENV !== 'production' || isBuilding) return
  const { followOtherInstances } = await import('#site/content/content-changed.ts')
  followOtherInstances()
  const { watchSpace } = await import('#site/content/watch-space.ts')
  watchSpace()
  const { warmUp } = await import('#site/content/warm-up.ts')
  void warmUp()
  const { knownStories } = await import('#site/content/known-stories.ts')
  const { sharedIndexKeeper } = await import('#site/search-index/shared-index-keeper.ts')
  // A story may have become another kind without anybody visiting it.
  sharedIndexKeeper((story) => knownStories().note([story]))
}

/**
 * The framework calls this for every error of a page, also when the beginning of the page is written already. The page
 * store, which has sent nothing yet, asks for the error screen then.
 */
export function onRequestError(error?: unknown): void {
  markFailed(error)
}
