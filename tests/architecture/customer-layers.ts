import type { Layer } from './layer.ts'

const schemas = 'component-schemas'
const [configuration, database] = ['site/server/configuration', 'site/server/database']

/** What the database knows of customers, a folder for each concern. */
const stores = [
  'site/server/visits',
  'site/server/customer-files',
  'site/server/passed-links',
  'site/server/customer-lists',
]

/** What customers read and store behind the login. */
export const customerLayers: readonly Layer[] = [
  ...stores.map((folder) => ({ folder, mayImport: [configuration, database] })),
  { folder: 'site/server/prices', mayImport: [schemas, configuration, database] },
  {
    folder: 'site/extranet',
    mayImport: [
      schemas,
      'site/content',
      'site/content/delivery',
      'site/forms/submissions',
      'site/identity',
      'site/routing',
      'site/server/errors',
      'site/server/page-cache',
      'site/server/prices',
      'site/server/upstream',
      configuration,
      ...stores,
    ],
    refusedPackages: { react: 'rights are decided here; pages show what is left' },
  },
]
