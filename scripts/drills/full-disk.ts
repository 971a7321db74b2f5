import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brand } from 'site/brand/brand.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { knownPages } from './known-pages.ts'
import { probeFor, reportProbe, startProbe } from './probe.ts'
import { titledHome } from './titled-home.ts'

/**
 * Fills the disk of the page cache (a small tmpfs), under load and across a restart, and then frees it: pages are always
 * served, entries on the disk stay valid, and pages that could not be written are written later.
 */
const run = promisify(execFile)
const perSecond = 20
const phaseMs = 8000
const port = firstPort + 40
const mostShownMs = 5000

const disk = await smallDisk()
if (disk) {
  const drill = await startDrillSystem()
  const proxy = await startFaultProxy(drill.system.contentUrl)
  try {
    process.exitCode = (await runFullDisk(drill, proxy, disk)) ? 0 : 1
  } finally {
    await drill.remove()
    await proxy.stop()
    await disk.remove()
  }
} else process.stdout.write('Skipped: a file system can be mounted on Linux by root alone.\n')

type SmallDisk = { folder: string; fill: () => Promise<void>; free: () => Promise<void>; remove: () => Promise<void> }

async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-disk-'))
  const filler = join(folder, 'filler')
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  const remove = async () => {
    await run('umount', [folder])
    await rm(folder, { recursive: true })
  }
  endOnSignal(remove)
  return { folder, fill: () => writeUntilFull(filler), free: () => rm(filler), remove }
}

/** Fills the last bytes too, so that small files do not fit either. */
async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (let bytes = 2 ** 20; bytes >= 1; ) {
      const isWritten = await handle.write(Buffer.alloc(bytes)).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error
          return false
        },
      )
      if (!isWritten) bytes = Math.floor(bytes / 2)
    }
  } finally {
    await handle.close()
  }
}

async function runFullDisk(
  system: DrillSystem,
  upstream: FaultProxy,
  { folder, fill, free }: SmallDisk,
): Promise<boolean> {
  const extra = { PAGE_STORE_FOLDER: join(folder, 'pages'), SPACE_CHECK_SECONDS: '5' }
  const start = () => system.addSite(port, { contentUrl: upstream.url, extra })
  let site = await start()
  await registerWebhook({
    ...embeddedSpace(system.settings),
    siteUrl: site.url,
    secret: system.settings.WEBHOOK_SECRET,
  })
  const home = await titledHome(system)
  const pages = (await knownPages(system.system.siteUrl, 60)).map((one) => one.replace(system.system.siteUrl, site.url))
  const [known, unknown] = [pages.slice(0, 40), pages.slice(40)]
  const outcomes: boolean[] = []
  await count(known)

  await fill()
  const warm = startProbe({ addresses: known, perSecond })
  const shownMs = await home.publishUntilShown(site.url, 'Disco')
  await pause(phaseMs)
  const rendered = await untilAll(unknown)
  const read = `a publication is shown after ${shownMs} ms, ${rendered} of ${unknown.length} uncached pages rendered`
  outcomes.push(reportProbe('full', await warm.stop(), read) && shownMs < mostShownMs && rendered === unknown.length)

  await site.child.stop()
  upstream.set('error')
  site = await start()
  const probed = (addresses: readonly string[]) => probeFor(phaseMs, { addresses, perSecond })
  outcomes.push(reportProbe('full, restarted in an outage', await probed(known), 'from the disk cache'))

  upstream.set(undefined)
  await untilAll(known)
  await free()
  const freedMs = await home.publishUntilShown(site.url, 'Disco')
  outcomes.push(reportProbe('free again', await probed(known), `a publication is shown after ${freedMs} ms`))
  // Requests each page again: a page from the time of the full disk is rendered and written when it changes or expires.
  await site.child.stop()
  site = await start()
  await untilAll(pages)
  await site.child.stop()
  upstream.set('error')
  site = await start()
  outcomes.push(reportProbe('repaired, restarted in an outage', await probed(pages), 'from the disk cache'))
  return outcomes.every(Boolean)
}

/** Number of pages that are served. */
async function count(addresses: readonly string[]): Promise<number> {
  let shown = 0
  for (const address of addresses) {
    const response = await fetch(address)
    await response.arrayBuffer()
    shown += Number(response.status === 200 && response.headers.get('cache-status') !== `${brand.id}; fwd=stale`)
  }
  return shown
}

/** Requests each page until it is rendered; returns how many were. */
async function untilAll(addresses: readonly string[]): Promise<number> {
  let rendered = await count(addresses)
  for (let time = 0; time < 30 && rendered < addresses.length; time += 1) {
    await pause(1000)
    rendered = await count(addresses)
  }
  return rendered
}
