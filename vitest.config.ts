import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isShortRun, thoroughSuites } from './scripts/checks/thorough-tests.ts'
import { clientReferences } from './site/server/build/vite-client-references.ts'
import { lingui } from './site/server/build/vite-lingui.ts'
import { plantedFault } from './tests/simulation/planted-fault.ts'

const left = isShortRun() ? thoroughSuites : []

const inWindow = ['{site,cms-plugin,tests/editor}/**/*.test.tsx', 'scripts/local-stack/editor/**/*.test.tsx']
const notOurs = ['**/node_modules/**', '**/.next*/**']
/** Files that replace a module have modules of their own: where files share theirs, the first one to read a module decides for all. */
const replacing = globSync(inWindow, { exclude: notOurs }).filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
)
const reference = (file: string) => join(import.meta.dirname, 'tests/reference', file)

/** Tests are about markets and languages of their own, whatever a site serves; `tests/contract/served` sees that. */
const alias = [
  { find: '#site/brand/served.ts', replacement: reference('served.ts') },
  { find: /^(\.\.\/)+served\.ts$/, replacement: reference('schemas-served.ts') },
]
const dom = { environment: 'jsdom', testTimeout: 30_000, setupFiles: ['tests/support/empty-window.setup.ts'] }

/** Unit tests are beside the code; contract tests need ports and a data folder of their own, which each file makes. */
export default defineConfig({
  test: {
    // One more than the smallest machine has cores: suites that start a service spend half of their time waiting for it.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'pure',
          testTimeout: 30_000,
          environment: 'node',
          // Functions without state: a worker reads its modules once for all files.
          isolate: false,
          include: ['{component-schemas,cms-plugin,scripts,tests,site/routing}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.contract.test.ts', 'tests/simulation/**', ...left],
        },
      },
      {
        plugins: [lingui(), clientReferences(), plantedFault()],
        resolve: { alias, conditions: ['react-server', 'node', 'import', 'default'] },
        ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'default'] } },
        test: {
          name: 'server',
          testTimeout: 30_000,
          environment: 'node',
          // The simulation runs the server's modules.
          include: ['site/**/*.test.ts', 'tests/simulation/*.test.ts'],
          exclude: ['**/node_modules/**', '**/.next*/**', 'site/routing/**', ...left],
        },
      },
      {
        plugins: [lingui()],
        resolve: { alias },
        // A window costs more than most files of tests.
        test: { ...dom, name: 'dom', isolate: false, include: inWindow, exclude: [...notOurs, ...replacing, ...left] },
      },
      {
        plugins: [lingui()],
        resolve: { alias },
        test: {
          ...dom,
          name: 'dom with modules replaced',
          pool: 'vmThreads',
          include: replacing,
          exclude: [...notOurs, ...left],
        },
      },
      { test: { name: 'served', environment: 'node', include: ['tests/contract/served/*.contract.test.ts'] } },
      {
        plugins: [lingui()],
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.contract.test.ts'],
          exclude: ['**/node_modules/**', 'tests/contract/served/**', ...left],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
