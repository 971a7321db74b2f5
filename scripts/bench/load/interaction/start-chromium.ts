import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { browserArguments } from '../../../system/browser/open-browser.ts'
import { freePort } from '../../../system/free-port.ts'

const waitMs = 20_000
const version = z.object({ webSocketDebuggerUrl: z.string() })

export type Chromium = {
  /** The port on which it takes commands. */
  port: number
  /** The same as a web socket. */
  address: string
  stop: () => Promise<void>
}

/**
 * A Chromium of its own, without a window and without a driver.
 * @param path of an installed one: that from npm paints nothing for a page that it did not open itself, and renders none ahead
 * @throws Error when it does not open its port
 */
export async function startChromium(path: string): Promise<Chromium> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-chromium-'))
  const browser = spawn(
    path,
    ['--headless=new', ...browserArguments, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  // A command that a signal ends does not reach the end of its measurement.
  const kill = () => void browser.kill()
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    return { port, address: await addressAt(port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function addressAt(port: number): Promise<string> {
  const end = Date.now() + waitMs
  while (Date.now() < end) {
    const response = await fetch(`http://localhost:${port}/json/version`).catch(() => undefined)
    if (response?.ok) return version.parse(await response.json()).webSocketDebuggerUrl
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Chromium did not open its port.')
}
