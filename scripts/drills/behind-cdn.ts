import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { managementRequests } from '../management/management-requests.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { storedStoryAt } from '../management/stored-story.ts'
import type { Child } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { ask } from './acts/ask.ts'
import { walkPersonalPages } from './acts/walk-personal-pages.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { cdns, type StartedCdn, startedSecret } from './start-cdn.ts'
import { titledHome } from './titled-home.ts'

/**
 * The site behind each CDN that runs on a machine: a publish shows within two seconds and nothing older after its purge; what one person
 * may see reaches nobody else; the CDN answers most requests itself, and all of them when the site is killed.
 */
/** On the port of the system's own site, because the identity provider knows that address. */
const port = firstPort
const sitePort = firstPort + 40
const metricsPort = firstPort + 41
/** Pages are past it when the site is killed. */
const heldSeconds = 14
const publishes = 4
const mostShownMs = 2000
const leastSaved = 0.6

type CdnName = keyof typeof cdns

type Running = { drill: DrillSystem; site: Child; known: readonly string[]; cdn: StartedCdn }

/** DRILL_CDN names one of them. */
const wanted = process.env['DRILL_CDN'] ?? ''
const installed = Object.entries(cdns).flatMap(([name, { path }]) =>
  path && name.includes(wanted) ? [name as CdnName] : [],
)
if (installed.length === 0) process.stdout.write('Skipped: neither Varnish with its modules nor nginx is installed.\n')
else process.exitCode = (await runAll()) ? 0 : 1

async function runAll(): Promise<boolean> {
  const drill = await startDrillSystem()
  try {
    const known = await knownPages(drill.system.siteUrl, 40)
    await drill.system.children.find(({ name }) => name === 'The site')?.stop()
    const results: boolean[] = []
    for (const name of installed) results.push(await runBehind(name, { drill, known }))
    return results.every(Boolean)
  } finally {
    await drill.remove()
  }
}

async function runBehind(name: CdnName, { drill, known }: Pick<Running, 'drill' | 'known'>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), `drill-${name}-`))
  const cdn = await cdns[name].start({ folder, port, sitePort, token: startedSecret })
  const remove = async () => {
    const ended = new Promise((resolve) => cdn.child.once('exit', resolve))
    if (cdn.child.exitCode === null && cdn.child.kill('SIGTERM')) await ended
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  try {
    const extra = {
      CDN: name,
      CDN_PURGE_URL: `http://localhost:${port}`,
      CDN_TOKEN: startedSecret,
      CDN_SECONDS: String(heldSeconds),
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: 'true',
    }
    const { child } = await drill.addSite(sitePort, { siteUrl: `http://localhost:${port}`, extra })
    process.stdout.write(`\n${name}\n`)
    return await runSteps({ drill, site: child, known, cdn })
  } finally {
    await remove()
  }
}

async function runSteps(running: Running): Promise<boolean> {
  const { drill, site, known, cdn } = running
  const siteUrl = `http://localhost:${port}`
  await registerWebhook({ ...embeddedSpace(drill.settings), siteUrl, secret: drill.settings.WEBHOOK_SECRET })
  const results = [await published(running)]
  const word = `Canario${Date.now()}`
  const paths = known.slice(-3).map((address) => new URL(address).pathname)
  const wrong = await walkPersonalPages({ drill, port, word, paths })
  if (await holds(cdn.stored, word)) wrong.push(`The CDN stores ${word}`)
  for (const line of wrong) process.stdout.write(`  ${line}\n`)
  process.stdout.write(`personal pages: ${wrong.length} wrong\n`)
  results.push(wrong.length === 0, await saved(known))
  process.stdout.write(`tags of a page: ${await mostTags(known)} at most\n`)
  process.kill(site.pid, 'SIGKILL')
  await site.ended
  await pause(heldSeconds * 1000)
  results.push(await servedAlone(known))
  return results.every(Boolean)
}

/** Publishes the home page under load: when it shows, and what comes after the site has answered the message of the change. */
async function published({ drill }: Running): Promise<boolean> {
  const home = await titledHome(drill)
  // The site has just started: its first publish compiles code.
  await home.publishUntilShown(`http://localhost:${port}/`, 'Portada')
  const { id } = await storedStoryAt(managementRequests(embeddedSpace(drill.settings)), { by_slugs: 'global/home' })
  const shownMs: number[] = []
  const acceptedMs: number[] = []
  let stale = 0
  let asked = 0
  for (let turn = 0; turn < publishes; turn += 1) {
    const title = `Portada ${Date.now()}`
    await home.publish(title)
    const startedAt = performance.now()
    const accepted = await sendMessage(drill, id)
    acceptedMs.push(Math.round(performance.now() - startedAt))
    if (accepted.status !== 200) process.stdout.write(`  the message of the change: status ${accepted.status}\n`)
    let shownAt: number | undefined
    for (let look = 0; look < 40; look += 1) {
      const coding = ['br', 'gzip', 'identity'][look % 3] ?? ''
      const headers = { accept: 'text/html', 'accept-encoding': coding }
      const response = await fetch(`http://localhost:${port}/`, { headers })
      const isNew = (await response.text()).includes(title)
      asked += 1
      if (isNew) shownAt ??= performance.now()
      else stale += 1
      await pause(20)
    }
    shownMs.push(Math.round((shownAt ?? Number.POSITIVE_INFINITY) - startedAt))
  }
  process.stdout.write(
    `${publishes} publishes: purged after ${Math.max(...acceptedMs)} ms, shown after ${Math.max(...shownMs)} ms at most; ` +
      `${stale} of ${asked} responses stale\n`,
  )
  return stale === 0 && shownMs.every((ms) => ms <= mostShownMs)
}

/** The signed message of the content service, whose answer the drill waits for. */
async function sendMessage({ settings }: DrillSystem, story: number) {
  const body = JSON.stringify({
    action: 'published',
    space_id: settings.SPACE_ID,
    story_id: story,
    full_slug: 'global/home',
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-signature': createHmac('sha1', settings.WEBHOOK_SECRET).update(body).digest('hex'),
  }
  return await ask({ port, path: '/api/content-changed', method: 'POST', headers, body })
}

/** Browsers of several kinds read pages with a built file each; some of their requests are for nobody else. */
async function saved(known: readonly string[]): Promise<boolean> {
  const before = await originRequests()
  let sent = 0
  const send = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(new URL(path, `http://localhost:${port}`), { headers, redirect: 'manual' })
    const text = await response.text()
    sent += 1
    return text
  }
  for (let round = 0; round < 4; round += 1) {
    for (const [at, address] of known.entries()) {
      const { pathname } = new URL(address)
      const cookie = round % 2 === 0 ? 'i18n_redirected=en' : ''
      const text = await send(pathname, { accept: `text/html,*/*;q=0.${round + 1}`, cookie })
      const [, file] = /(?:src|href)="(\/_next\/static\/[^"]+)"/.exec(text) ?? []
      if (file !== undefined) await send(file)
      if (at % 10 === 0) await send('/api/session')
      if (at % 10 === 5) await send(pathname, { rsc: '1' })
    }
  }
  const reached = (await originRequests()) - before
  const share = 1 - reached / sent
  process.stdout.write(
    `${sent} requests, ${reached} reached the site: ${Math.round(share * 100)} % answered by the CDN\n`,
  )
  return share >= leastSaved
}

/** The largest number of tags that a page sends to a CDN which knows tags. */
async function mostTags(known: readonly string[]): Promise<number> {
  const counts: number[] = []
  for (const address of known) {
    const headers = { host: `localhost:${port}`, accept: 'text/html' }
    const response = await ask({ port: sitePort, path: new URL(address).pathname, headers })
    counts.push(
      String(response.headers['xkey'] ?? '')
        .split(' ')
        .filter(Boolean).length,
    )
  }
  return Math.max(...counts)
}

/** Requests that the site has answered, files included. */
async function originRequests(): Promise<number> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const counts = [...text.matchAll(/^site_request_seconds_count\{[^}]*\} (\d+)/gm)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The site is gone, and everything in the CDN is older than it should be. */
async function servedAlone(known: readonly string[]): Promise<boolean> {
  let failed = 0
  for (const address of known) {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    const text = await response.text()
    // The page's script sets the cookie of the locale.
    const isWhole = text.includes('</html>') && /<html[^>]* data-locale="\w\w[^>]*>.*i18n_redirected/s.test(text)
    if (response.status !== 200 || !isWhole || response.headers.has('set-cookie')) failed += 1
  }
  process.stdout.write(`the site is killed: ${known.length - failed} of ${known.length} pages come from the CDN\n`)
  return failed === 0
}

async function holds(stored: string, word: string): Promise<boolean> {
  const files = await readdir(stored, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!files) return (await readFile(stored)).includes(word)
  for (const file of files) {
    if (file.isFile() && (await readFile(join(file.parentPath, file.name))).includes(word)) return true
  }
  return false
}
