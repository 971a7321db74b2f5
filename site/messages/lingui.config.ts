import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { localeCodes } from '../routing/locales.ts'

/** Interface texts are written in English in the code; every locale that is served has a complete catalogue (`known.config.ts`: the others). */
export default defineConfig({
  rootDir: join(import.meta.dirname, '..'),
  locales: [...localeCodes, 'pseudo'],
  // Never served: longer texts with accents, for tests of the layout.
  pseudoLocale: 'pseudo',
  sourceLocale: 'en',
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  catalogs: [
    {
      path: '<rootDir>/messages/{locale}',
      include: [
        '<rootDir>/app',
        '<rootDir>/blocks',
        '<rootDir>/browser',
        '<rootDir>/extranet',
        '<rootDir>/features',
        '<rootDir>/forms',
        '<rootDir>/page-kinds',
        '<rootDir>/search',
        '<rootDir>/server/refusals',
      ],
      exclude: ['**/*.test.*', '**/.next/**'],
    },
  ],
})
