import { featureRows } from 'site/features.ts'

/** Where one kind of thing is in the project. Adding and removing read the same row, so that they cannot differ. */
export type Kind = {
  /** The simplest one of the project, which is copied. */
  example: string
  /** A further name in the example that follows from its own, and what it becomes. */
  inner?: readonly [from: string, to: string]
  /** Words of the example's rows that its name replaces as it is. */
  words?: RegExp
  /** Its own files and folders, as patterns. */
  own: readonly string[]
  /** Folders of a certain one, which the example has not. */
  further?: (name: string) => readonly string[]
  /** Files with rows that name it, as patterns. */
  lists: readonly string[]
  /** A list in which the example is not; a new one is put at its end. */
  listAtEnd?: string
  /** How texts name it: rows, other code and content. */
  texts: readonly string[]
  /** A further name, which is a row of its own only as the key of one. */
  keys?: readonly string[]
}

const today = new Date().toISOString().slice(0, 10)

export const kinds: Readonly<Record<string, Kind>> = {
  block: {
    example: 'pre-footer',
    own: [
      'component-schemas/blocks/{kebab}',
      'component-schemas/presets/pictures/{kebab}.webp',
      'site/blocks/{kebab}',
      'site/blocks/{kebab}.tsx',
      'tests/visual/pictures/block-{snake}-*.webp',
    ],
    lists: [
      'component-schemas/schema/page-blocks.ts',
      'component-schemas/schema/block-examples.ts',
      'component-schemas/schema/registry.ts',
      'site/blocks/render-blocks.tsx',
      'site/blocks/proofs/explained-fields.fixture.ts',
    ],
    texts: ['{snake}'],
  },
  'content-type': {
    example: 'download-folder',
    own: ['component-schemas/content-types/{kebab}'],
    lists: [
      'component-schemas/schema/registry.ts',
      'component-schemas/search/story-records.ts',
      'component-schemas/search/search-results.ts',
      'scripts/seed/load/load-sizes.ts',
    ],
    texts: ['{snake}'],
  },
  'page-kind': {
    example: 'office-detail',
    own: ['site/page-kinds/{kebab}'],
    lists: ['site/page-kinds/registry.ts', 'site/routing/templates.ts'],
    texts: ['{kebab}'],
  },
  feature: {
    example: 'photo-galleries',
    inner: ['photo-gallery', '{kebab}-page'],
    own: ['site/features/{kebab}'],
    further: (name) => {
      const { appFolders = [] } = featureRows.find((one) => one.name === name) ?? {}
      return appFolders.map((folder) => `site/app/${folder}`)
    },
    lists: ['site/features.*'],
    texts: [],
  },
  route: {
    example: 'new-solutions',
    words: /(?<=^\s*[a-z]{2}: ')[^']+|nuevas-soluciones/gm,
    own: [],
    lists: [
      'site/routing/public-routes.ts',
      'site/routing/segments/company-segments.ts',
      'site/routing/segments/catalogue-segments.ts',
      'site/routing/routing.test.ts',
    ],
    texts: ['{kebab}'],
    keys: ['{camel}'],
  },
  datasource: {
    example: 'chip-families',
    inner: ['chip-family', '{kebab}'],
    own: ['component-schemas/datasources/{kebab}.ts'],
    lists: ['component-schemas/schema/datasources.ts'],
    texts: ['{snake}'],
  },
  migration: {
    example: 'example-migration',
    inner: ['2026-01-31', today],
    own: ['scripts/migrations/????-??-??-{kebab}{.fixture,}.ts'],
    lists: ['scripts/migrations/migrations.ts'],
    listAtEnd: 'scripts/migrations/migrations.ts',
    texts: [],
  },
}
