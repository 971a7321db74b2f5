import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { startChild, untilResponds } from '../system/child.ts'
import { siteFlags } from '../system/services/site-flags.ts'

export type Gallery = {
  url: string
  /** Credentials for the browser, because the gallery's website is gated. */
  credentials: { username: string; password: string }
  stop: () => Promise<void>
}

/**
 * The built site alone, as a gated website: the block gallery needs no content.
 * @throws Error with the end of the site's output when the site does not respond
 */
export async function startGallery(port: number): Promise<Gallery> {
  const url = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  const lines: string[] = []
  const credentials = { username: 'gallery', password: randomUUID() }
  const child = startChild({
    name: 'The site',
    command: process.execPath,
    args: [...siteFlags, join(root, 'site/server/main.ts')],
    cwd: join(root, 'site'),
    env: {
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      SITE_URL: url,
      SITE_HOSTS: JSON.stringify([{ host: 'localhost', website: url, public: false, gated: true }]),
      GATE_USER: credentials.username,
      GATE_PASSWORD: credentials.password,
      PAGE_STORE_FOLDER: join(folder, 'page-store'),
    },
    onLine: (line) => lines.push(line),
  })
  const stop = async () => {
    await child.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilResponds(`${url}/_gallery`, child)
    return { url: `${url}/_gallery`, credentials, stop }
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\n${lines.slice(-20).join('\n')}`, { cause: error })
  }
}
