import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

/** Paths of a system's own Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium to test with: CHROMIUM_PATH, else the one from npm, so that tests run in the same browser everywhere. */
export async function chromiumPath(): Promise<string> {
  // The one from npm runs on Linux alone.
  const own = process.platform === 'linux' ? process.env['CHROMIUM_PATH'] : installedChromium()
  return own || (await sparticuz.executablePath())
}

/** A Chromium that did not come from npm: CHROMIUM_PATH, else the system's. */
export function installedChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || systemPaths.find((path) => existsSync(path))
}
