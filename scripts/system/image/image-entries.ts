/**
 * Everything that a container of this project runs: the site, the app inside the CMS, and the operators' commands of `docs/operate.md`.
 * Paths are relative to the root of the repository.
 */
export const imageEntries: readonly string[] = [
  'site/server/main.ts',
  // The framework reads it at each start.
  'site/next.config.mjs',
  'cms-plugin/main.ts',
  'scripts/customers/end-sessions.ts',
  'scripts/customers/prices.ts',
  'scripts/outbox/outbox.ts',
  'scripts/search/index.ts',
  'scripts/search/push.ts',
]
