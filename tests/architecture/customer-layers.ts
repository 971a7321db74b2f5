import type { Layer } from './layer.ts'

const schemas = 'component-schemas'
const [configuration, stores] = ['site/server/configuration', 'site/server/customers']

/** The layers of the pages behind the login, and of the database's stores for customers. */
export const customerLayers: readonly Layer[] = [
  { folder: stores, mayImport: [schemas, configuration, 'site/server/database'] },
  {
    folder: 'site/extranet',
    mayImport: [
      schemas,
      'site/content',
      'site/content/delivery',
      'site/forms/submissions',
      'site/identity',
      'site/messages',
      'site/routing',
      'site/server/errors',
      'site/server/page-cache',
      'site/server/refusals',
      'site/server/upstream',
      configuration,
      stores,
    ],
    refusedPackages: { react: 'rights are decided here; pages show what is left' },
  },
]
