import { defineConfig } from '@playwright/test'
import { isShortRun, thoroughSpecs } from './scripts/checks/thorough-tests.ts'
import { chromiumPath } from './scripts/system/browser/chromium-path.ts'
import { refusedConsent } from './tests/support/page/refused-consent.ts'
import { testSiteUrl } from './tests/support/test-system.ts'

/** Specs that change content that others read. */
const changing = [
  // Sessions that others use.
  '**/customer/ends-a-session.spec.ts',
  '**/customer/follows-a-folder.spec.ts',
  '**/customer/meets-a-login-error.spec.ts',
  '**/customer/passes-a-file-on.spec.ts',
  '**/customer/sees-what-is-new.spec.ts',
  '**/customer/takes-many-files.spec.ts',
  '**/editor/**/*.spec.ts',
  '**/developer/sends-a-webhook.spec.ts',
  // Changes nothing that others read, but takes two minutes, and this share ends first.
  '**/developer/starts-and-stops.spec.ts',
]

/** Specs that start a system of their own, and stop its parts. */
const starting = [
  '**/customer/stays-logged-in-on-every-machine.spec.ts',
  '**/developer/counts-content-calls.spec.ts',
  '**/developer/kills-before-a-plan.spec.ts',
  '**/developer/reads-readiness.spec.ts',
  '**/developer/runs-in-the-frameworks-server.spec.ts',
  '**/visitor/consents-to-analytics.spec.ts',
  '**/visitor/loses-no-form.spec.ts',
  '**/visitor/meets-a-failing-search.spec.ts',
  '**/visitor/meets-a-failing-upstream.spec.ts',
  '**/visitor/reads-a-cached-page.spec.ts',
  '**/visitor/reports-field-data.spec.ts',
  '**/visitor/survives-an-outage.spec.ts',
]

// Half a minute and more for each field, and three visits for each kind of control: drills set these variables.
const drilled = [
  ...(process.env['TYPING_STARTS'] ? [] : ['**/visitor/navigation/keeps-what-is-typed.spec.ts']),
  ...(process.env['CONTROLS'] ? [] : ['**/visitor/navigation/acts-alike-at-any-moment.spec.ts']),
]
const left: string[] = [...drilled, ...(isShortRun() ? thoroughSpecs : [])]

/** Browser tests run against the built site and a freshly seeded embedded stack on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: left,
  globalSetup: './tests/support/stack.setup.ts',
  timeout: 120_000,
  // Two browsers, the site and its services share the cores: an awaited state may come late, and is no worse for it.
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  // A test that passes only the second time is named at the end (scripts/test.ts): it is to be mended, and fails no build.
  retries: 1,
  // Tests that start a system come first, for they wait most. Tests that change content come after those that only read, one at a
  // time, or have a system of their own (scripts/test.ts).
  projects: [
    { name: 'starting', testMatch: starting, workers: 1, fullyParallel: false },
    { name: 'reading', testIgnore: [...changing, ...starting, ...left] },
    { name: 'changing', testMatch: changing, dependencies: ['reading'], workers: 1, fullyParallel: false },
    // A system of their own too (scripts/test.ts). What failed is replayed by its seed, not by chance.
    ...(isShortRun()
      ? []
      : [{ name: 'histories', testDir: 'tests/histories', workers: 1, fullyParallel: false, retries: 0 }]),
  ].map((project) => ({
    ...project,
    outputDir: `.data/test-results/${project.name}${process.env['TEST_PORTS'] ?? ''}`,
  })),
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: testSiteUrl,
    storageState: refusedConsent,
    trace: 'on-first-retry',
    locale: 'es-ES',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
