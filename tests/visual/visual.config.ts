import { browserArguments } from 'scripts/system/browser/open-browser.ts'
import base from '../../playwright.config.ts'

/** The system of the browser tests; pages in a browser that renders alike on every machine. */
export default {
  ...base,
  testDir: '.',
  globalSetup: '../support/stack.setup.ts',
  outputDir: '../../.data/test-results/visual',
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, args: [...browserArguments] } },
}
