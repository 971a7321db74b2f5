/**
 * The markets and languages that unit tests are about, whatever a project that began as this one serves: the rules need several of both.
 * `vitest.config.ts` puts it in the place of `site/brand/served.ts`.
 */
export const served = {
  markets: ['base', 'global', 'italy', 'spain', 'france', 'germany'],
  /** In the order in which visitors choose. */
  locales: ['en', 'pt', 'nl', 'it', 'es', 'de', 'fr', 'ro', 'ru'],
  /** The language that content is written in first; folders of stories are named in it. */
  source: 'es',
  /** Replaces a text that is not translated, before the source does (content model, section 6). The source itself where none does. */
  fallback: 'en',
} as const
