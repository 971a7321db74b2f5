import { defineConfig } from 'vitest/config'
import { isShortRun, thoroughSuites } from './scripts/checks/thorough-tests.ts'
import { clientReferences } from './site/server/build/vite-client-references.ts'
import { lingui } from './site/server/build/vite-lingui.ts'

const left = isShortRun() ? thoroughSuites : []

/** Unit tests are beside the code; contract tests need ports and a data folder of their own, which each file makes. */
export default defineConfig({
  test: {
    // One more than the smallest machine has cores: suites that start a service spend half of their time waiting for it.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'pure',
          testTimeout: 30_000,
          environment: 'node',
          // Functions without state: a worker reads its modules once for all files.
          isolate: false,
          include: ['{component-schemas,cms-plugin,scripts,tests,site/routing}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.contract.test.ts', ...left],
        },
      },
      {
        plugins: [lingui(), clientReferences()],
        resolve: { conditions: ['react-server', 'node', 'import', 'default'] },
        ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'default'] } },
        test: {
          name: 'server',
          testTimeout: 30_000,
          environment: 'node',
          include: ['site/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/.next*/**', 'site/routing/**', ...left],
        },
      },
      {
        plugins: [lingui()],
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'jsdom',
          // A window costs more than most files of tests.
          isolate: false,
          setupFiles: ['tests/support/empty-window.setup.ts'],
          include: ['{site,cms-plugin,tests/editor}/**/*.test.tsx', 'scripts/local-stack/editor/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/.next*/**'],
        },
      },
      {
        plugins: [lingui()],
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.contract.test.ts'],
          exclude: ['**/node_modules/**', ...left],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
