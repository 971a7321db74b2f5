import { customerLayers } from './customer-layers.ts'
import { featureLayers } from './feature-layers.ts'
import { pageLayers } from './page-layers.ts'
import { siteLayers } from './site-layers.ts'

/** Every folder and module of `site` that an import may name: the rows of the tables, and those without a row. */
export const siteFolders: readonly string[] = [
  'app',
  'proxy',
  'server/build',
  'server/errors',
  'server/main',
  'server/refuse',
  'server/runtime',
  'server/process',
  'server/time-limit',
  ...[...siteLayers, ...customerLayers, ...pageLayers, ...featureLayers].map(({ folder }) =>
    folder.replace('site/', ''),
  ),
]
