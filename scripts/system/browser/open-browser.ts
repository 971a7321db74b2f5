import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from './chromium-path.ts'

/** Flags for equal screenshots on every machine, and against network requests of the browser itself. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** The browser of the tests, without a window. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await chromiumPath(), args: [...browserArguments] })
}
