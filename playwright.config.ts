import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/system/chromium-path.ts'
import { testSiteUrl } from './tests/support/test-system.ts'

/** Browser tests run against the built site and a freshly seeded embedded stack on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/stack.setup.ts',
  outputDir: '.data/test-results/browser',
  timeout: 45_000,
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: testSiteUrl,
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
