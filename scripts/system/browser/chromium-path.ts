import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

/** Paths of a system's own Chromium; without one, the Chromium from npm is unpacked. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium to test with: CHROMIUM_PATH, else the system's, else the one from npm. */
export async function chromiumPath(): Promise<string> {
  return installedChromium() ?? (await packagedChromium())
}

/** A Chromium that did not come from npm: CHROMIUM_PATH, else the system's. */
export function installedChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || systemPaths.find((path) => existsSync(path))
}

/** The Chromium of the lock file, unpacked. */
export async function packagedChromium(): Promise<string> {
  return await sparticuz.executablePath()
}
