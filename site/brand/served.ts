/** What this site serves of the markets and languages that the project knows (`routing/markets.ts`, `routing/locales.ts`). */
export const served = {
  markets: ['base', 'global', 'italy', 'spain', 'france', 'germany'],
  /** In the order in which visitors choose. */
  locales: ['en', 'pt', 'nl', 'it', 'es', 'de', 'fr', 'ro', 'ru'],
  /** The language that content is written in first; folders of stories are named in it. */
  source: 'es',
  /** Replaces a text that is not translated, before the source does (content model, section 6). The source itself where none does. */
  fallback: 'en',
} as const
