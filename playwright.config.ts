import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/system/chromium-path.ts'
import { refusedConsent } from './tests/support/refused-consent.ts'
import { testSiteUrl } from './tests/support/test-system.ts'

/** Specs that change what others read, or that start a system of their own. */
const changing = [
  '**/customer/meets-a-login-error.spec.ts',
  '**/editor/**/*.spec.ts',
  '**/developer/sends-a-webhook.spec.ts',
  '**/developer/starts-and-stops.spec.ts',
  '**/visitor/survives-an-outage.spec.ts',
]

/** Browser tests run against the built site and a freshly seeded embedded stack on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/stack.setup.ts',
  outputDir: '.data/test-results/browser',
  timeout: 60_000,
  // Two browsers, the site and its services share the cores: what is waited for may come late, and is no worse for it.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  // What passes only the second time is named at the end (run-tests.ts), so that it is mended and holds nobody up.
  retries: 1,
  // Who changes content or stops a process comes after those who only read, one at a time.
  projects: [
    { name: 'reading', testIgnore: changing },
    { name: 'changing', testMatch: changing, dependencies: ['reading'], workers: 1, fullyParallel: false },
  ],
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: testSiteUrl,
    storageState: refusedConsent,
    trace: 'retain-on-failure',
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
