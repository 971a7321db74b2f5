/**
 * Everything that a container of this project runs: the site, the app inside the CMS, and the operators' commands of `docs/operate.md`.
 * Paths are relative to the root of the repository.
 */
export const imageEntries: readonly string[] = [
  'site/server/main.ts',
  'cms-plugin/main.ts',
  'scripts/customers/end-sessions.ts',
  'scripts/customers/prices.ts',
  'scripts/outbox/outbox.ts',
  'scripts/search/index.ts',
  'scripts/search/push.ts',
]

/**
 * Files that programs look up while they run, so that no import names them: the fonts of data sheets
 * (`site/page-kinds/data-sheet/writing/sheet-fonts.ts`). Patterns relative to the root of the repository.
 */
export const imageFiles: readonly string[] = [
  'node_modules/@fontsource/ibm-plex-{sans,mono}/package.json',
  'node_modules/@fontsource/ibm-plex-sans/files/*-{latin,latin-ext,cyrillic}-{400,600}-normal.woff',
  'node_modules/@fontsource/ibm-plex-mono/files/*-{latin,latin-ext,cyrillic}-400-normal.woff',
]
