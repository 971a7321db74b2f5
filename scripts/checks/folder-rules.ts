/** Most entries of a folder: more cannot be read at a glance. */
export const mostEntries = 30

/** Folders, and beginnings of their paths, that may hold more entries, with the reason. */
export const largeFolders: Readonly<Record<string, string>> = {
  'site/blocks': 'a folder for each block',
  'site/page-kinds': 'a folder for each page kind',
  'component-schemas/blocks': 'a folder for each block',
  'component-schemas/content-types': 'a folder for each content type',
  'component-schemas/presets/pictures': 'a picture for each preset',
  'scripts/seed/content/source': 'files of content',
  'scripts/seed/media': 'files of the demo',
  'tests/visual/pictures': 'a picture for each page and width',
}

/** Folders, and beginnings of their paths, that may hold one file, with the reason. */
export const smallFolders: Readonly<Record<string, string>> = {
  'component-schemas/content-types': 'a folder for each content type',
  'scripts/bench/bare': 'a project of the framework, whose folders are its addresses',
  'scripts/bench/peers': 'projects of other frameworks, whose folders are their addresses',
  'scripts/seed/content/source': 'files of content',
  'scripts/seed/media': 'files of the demo',
  'site/app': 'the folders are addresses',
  'site/blocks': 'a folder for each block',
  'site/page-kinds': 'a folder for each page kind',
  'tests/markets': 'a folder for each market',
}
