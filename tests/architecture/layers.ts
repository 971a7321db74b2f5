import { customerLayers } from './customer-layers.ts'
import { featureLayers } from './feature-layers.ts'
import type { Layer } from './layer.ts'
import { pageLayers } from './page-layers.ts'
import { siteLayers } from './site-layers.ts'

/**
 * The imports that folders may have, as data. `oxlint.config.ts` turns each row into import rules for its folder;
 * `layers.test.ts` plants a violation of each rule and expects it to be caught.
 */
export const layers: readonly Layer[] = [
  { folder: 'component-schemas', mayImport: [] },
  // Every folder of the site may import it: it is not among `siteFolders`.
  { folder: 'site/brand', mayImport: [] },
  ...siteLayers,
  ...customerLayers,
  ...pageLayers,
  ...featureLayers,
  {
    folder: 'cms-plugin/reports',
    mayImport: ['component-schemas', 'site/routing'],
    refusedPackages: { react: 'reports are functions over stories; the app and the command show them' },
  },
  {
    folder: 'cms-plugin/landing-field',
    mayImport: ['component-schemas'],
    refusedPackages: { hono: 'the plugin runs in the CMS’s frame; its server stands in cms-plugin/server' },
  },
  {
    folder: 'cms-plugin/server',
    // Sign-ins of the app lie in the databases of the forms, with the same two drivers.
    mayImport: [
      'component-schemas',
      'cms-plugin/reports',
      'site/server/configuration',
      'site/routing',
      'site/server/database',
    ],
    refusedPackages: { react: 'the server sends what was built' },
  },
  // The check of a pull request plans against a content service of its own.
  { folder: 'scripts/schemas', mayImport: ['component-schemas', 'local-stack', 'site/routing'] },
  { folder: 'scripts/seed', mayImport: ['component-schemas', 'site/routing'] },
  {
    folder: 'scripts/search',
    mayImport: ['component-schemas', 'site/content/delivery', 'site/routing', 'site/search/indexing'],
  },
  { folder: 'scripts/report/report', mayImport: ['component-schemas', 'cms-plugin'] },
  {
    folder: 'scripts/local-stack',
    mayImport: [],
    refusedPackages: {
      'storyblok-js-client': 'a double that shares code with its caller agrees with the caller’s mistakes',
      '@storyblok/management-api-client': 'a double that shares code with its caller agrees with the caller’s mistakes',
      '@storyblok/schema': 'a double that shares code with its caller agrees with the caller’s mistakes',
      'component-schemas': 'the embedded stack speaks the protocol and knows nothing of our content',
    },
  },
]
