import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hosting } from 'site/server/configuration/hosting.ts'
import { readSettings, type Settings } from '../settings.ts'
import type { Child } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { commonFiles, startSite } from '../system/services/start-site.ts'
import { type System, startSystem, stopAll } from '../system/start-system.ts'

export type DrillSystem = {
  system: System
  settings: Settings
  /** Starts another process of the site on its own port; returns its address. */
  addSite: (port: number, options?: SiteOptions) => Promise<{ url: string; child: Child }>
  remove: () => Promise<void>
}

type SiteOptions = {
  contentUrl?: string
  /** Its public address, where a balancer is in front of it; absent: its own. */
  siteUrl?: string
  extra?: Readonly<Record<string, string>>
  /** The server that it runs in; absent: its own. */
  hosting?: Hosting
  /** Receives its output. */
  onLine?: (line: string) => void
}

/** Ports of drills, away from those of `npm start` and of the tests. */
export const firstPort = Number(process.env['DRILL_PORTS'] || 5200)

/** Starts all of `npm start`, seeded, in a separate folder; a signal that ends the drill ends it too. */
export async function startDrillSystem(): Promise<DrillSystem> {
  // Hundreds of pages render at once; the rate limit of the vendor's plan is not under test.
  process.env['CONTENT_REQUESTS_PER_SECOND'] ||= '1000'
  const folder = await mkdtemp(join(tmpdir(), 'drill-'))
  const ports = { SITE_PORT: String(firstPort), CONTENT_PORT: String(firstPort + 10) }
  const settings = readSettings({ ...ports, DATA_FOLDER: folder })
  const children: Child[] = []
  let hasEnded = false
  const remove = async () => {
    hasEnded = true
    await stopAll(children)
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  try {
    const onStep = (step: string) => {
      if (hasEnded) throw new Error(`The drill ended before the step: ${step}.`)
      process.stdout.write(`· ${step}\n`)
    }
    const system = await startSystem({ settings, children, mode: 'production', onStep })
    return {
      system,
      settings,
      remove,
      addSite: (port, options) => addSite({ settings, system, children }, port, options),
    }
  } catch (error) {
    await remove()
    throw error
  }
}

type Known = { settings: Settings; system: System; children: Child[] }

async function addSite({ settings, system, children }: Known, port: number, options: SiteOptions = {}) {
  const { contentUrl, siteUrl, extra, onLine, hosting } = options
  const url = `http://localhost:${port}`
  const child = await startSite({
    settings: { ...settings, SITE_PORT: port, DATA_FOLDER: join(settings.DATA_FOLDER, `site-${port}`) },
    siteUrl: siteUrl ?? url,
    contentUrl: contentUrl ?? system.contentUrl,
    children,
    onLine,
    mode: 'production',
    extra: { ...(extra?.['REDIS_URL'] && commonFiles(settings.DATA_FOLDER)), ...extra },
    ...(hosting && { hosting }),
  })
  return { url, child }
}
