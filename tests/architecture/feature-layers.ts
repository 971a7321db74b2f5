import { featureRows } from 'site/features.ts'
import type { Layer } from './layer.ts'

/** Folders of the core from which every feature may import. */
const core = [
  'component-schemas',
  'site/blocks',
  'site/browser/live-preview',
  'site/content',
  'site/content/delivery',
  'site/content/facets',
  'site/extranet',
  'site/forms',
  'site/forms/http',
  'site/forms/submissions',
  'site/handlers',
  'site/identity',
  'site/messages',
  'site/page-kinds',
  'site/page-kinds/errors',
  'site/page-kinds/extranet',
  'site/page-kinds/layouts',
  'site/page-kinds/parts',
  'site/page-kinds/preview',
  'site/page-kinds/public',
  'site/page-kinds/seo',
  'site/routing',
  'site/search',
  'site/search/indexing',
  'site/server/configuration',
  'site/server/database',
  'site/server/errors',
  'site/server/middleware',
  'site/server/page-cache',
  'site/server/pdf',
  'site/server/pipeline',
  'site/server/preview',
  'site/server/refusals',
  'site/server/runtime',
  'site/server/tables',
  'site/server/time-limit',
  'site/server/upstream',
  'site/ui',
  'site/ui/rich-text',
]

/** A feature imports the core, and other features only where its row names them. */
export const featureLayers: readonly Layer[] = featureRows.map(({ name, needs }) => ({
  folder: `site/features/${name}`,
  mayImport: [...core, ...needs.map((other) => `site/features/${other}`)],
}))
