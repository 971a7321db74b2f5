import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { residentMegabytes } from '../bench/memory/resident-megabytes.ts'
import { median } from '../bench/quantile.ts'
import { logIn } from '../system/browser/log-in.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { customer, download } from './acts/demo-customer.ts'
import { sendForm, visitorToken } from './acts/send-form.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { titledHome } from './titled-home.ts'

/**
 * All kinds of requests at once, for LOAD_MINUTES (full run: 30), with an editor who publishes: nothing fails, and the
 * process leaks neither memory nor file handles and does not block its event loop.
 */
const minutes = Number(process.env['LOAD_MINUTES'] || 3)
/** Warm-up: caches fill and code is compiled. The memory after it is the baseline. */
const warmUpShare = 0.3
const sampleMs = 1000
const mostDrift = 0.05
const mostDelayMs = 200

const words = ['nor1r', 'llave', 'candado', 'lin 12', 'key', 'cilindro', 'xqzwvk']

const folder = await mkdtemp(join(tmpdir(), 'drill-load-'))
const remove = () => rm(folder, { recursive: true, force: true })
endOnSignal(remove)
const drill = await startDrillSystem()
try {
  process.exitCode = (await runLoad(drill)) ? 0 : 1
} finally {
  await drill.remove()
  await remove()
}

/** One kind of request: its rate a second, and a check of the response. */
type Act = { name: string; perSecond: number; send: (turn: number) => Promise<boolean> }

type Count = { requested: number; failed: number; failures: string[] }

async function runLoad({ system, addSite }: DrillSystem): Promise<boolean> {
  const loopFile = join(folder, 'loop')
  // On the port of the system's own site, because the identity provider knows that address.
  await system.children.find(({ name }) => name === 'The site')?.stop()
  const watch = pathToFileURL(join(import.meta.dirname, 'watch-loop.ts')).href
  // Each visitor has its own address, because rate limits are not under test.
  const extra = { NODE_OPTIONS: `--import=${watch}`, LOOP_FILE: loopFile, TRUST_PROXY: 'true' }
  const { url, child } = await addSite(firstPort, { extra })
  const acts = await actsOf(url)
  const stopping = new AbortController()
  const running = acts.map(async (act) => [act.name, await repeat(act, stopping.signal)] as const)
  const samples = await sample(child.pid, minutes * 60_000)
  stopping.abort()
  const counts = await Promise.all(running)
  for (const [name, { requested, failed, failures }] of counts) {
    process.stdout.write(`${name.padEnd(14)} ${requested} requested, ${failed} failed\n`)
    for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  }
  const isSteady = reportSamples(samples, await readFile(loopFile, 'utf8'))
  return counts.every(([, { failed }]) => failed === 0) && isSteady
}

async function actsOf(url: string): Promise<Act[]> {
  const known = await knownPages(url, 60)
  const page = (turn: number) => known[turn % known.length] ?? url
  const home = await titledHome(drill)
  const token = await visitorToken(url)
  let cookie = await logIn(url, customer)
  return [
    { name: 'pages', perSecond: 20, send: async (turn) => (await get(page(turn))).includes('</html>') },
    { name: 'payloads', perSecond: 10, send: async (turn) => (await get(page(turn), { rsc: '1' })).length > 500 },
    { name: 'searches', perSecond: 2, send: async (turn) => (await get(searchFor(url, turn))).includes('</html>') },
    { name: 'forms', perSecond: 0.5, send: (turn) => sendForm(url, token, `Carga ${turn}`) },
    {
      name: 'logins',
      perSecond: 0.2,
      async send() {
        cookie = await logIn(url, customer)
        return true
      },
    },
    {
      name: 'extranet',
      perSecond: 2,
      send: async () => (await get(`${url}/extranet`, { cookie })).includes('</html>'),
    },
    {
      name: 'downloads',
      perSecond: 1,
      send: async () => (await get(`${url}${download}`, { cookie })).startsWith('%PDF'),
    },
    {
      name: 'publications',
      perSecond: 0.2,
      async send(turn) {
        await home.publish(`Carga ${turn}`)
        return true
      },
    },
  ]
}

function searchFor(url: string, turn: number): string {
  return `${url}/buscar?${new URLSearchParams({ q: `${words[turn % words.length] ?? ''} ${turn % 50}` })}`
}

async function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address}: status ${response.status}`)
  return text
}

/** Sends at a constant rate, independent of the response times. */
async function repeat({ perSecond, send }: Act, stopping: AbortSignal): Promise<Count> {
  const count: Count = { requested: 0, failed: 0, failures: [] }
  const inFlight = new Set<Promise<void>>()
  const once = async (turn: number) => {
    count.requested += 1
    const wrong = await send(turn).then(
      (isRight) => (isRight ? undefined : 'unexpected response'),
      (error: unknown) => String(error),
    )
    if (wrong === undefined) return
    count.failed += 1
    if (count.failures.length < 5) count.failures.push(wrong)
  }
  for (let turn = 0; !stopping.aborted; turn += 1) {
    const asking = once(turn)
    inFlight.add(asking)
    void asking.finally(() => inFlight.delete(asking))
    await pause(1000 / perSecond, undefined, { signal: stopping }).catch(() => undefined)
  }
  await Promise.all(inFlight)
  return count
}

type Sample = { megabytes: number; files: number }

async function sample(pid: number, ms: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
    samples.push({ megabytes: await residentMegabytes(pid), files: files.length })
    await pause(sampleMs)
  }
  return samples
}

/** Memory after the warm-up, averaged over the first and the last third: single samples depend on garbage collections. */
function reportSamples(samples: readonly Sample[], loop: string): boolean {
  const warm = samples.slice(Math.floor(samples.length * warmUpShare))
  const third = Math.max(1, Math.floor(warm.length / 3))
  const [first, last] = [warm.slice(0, third), warm.slice(-third)]
  const [before, after] = [
    median(first.map(({ megabytes }) => megabytes)),
    median(last.map(({ megabytes }) => megabytes)),
  ]
  const drift = after / before - 1
  const files = [first, last].map((part) => median(part.map((one) => one.files)))
  const delays = loop
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[0]))
    .slice(Math.floor(samples.length * warmUpShare))
  const longest = Math.max(...delays)
  const late = delays.filter((delay) => delay > mostDelayMs).length
  process.stdout.write(
    `${minutes} minutes; after the warm-up: ${before.toFixed(1)} MiB at first, ${after.toFixed(1)} at last ` +
      `(${(drift * 100).toFixed(1)} %), ${files.join(' then ')} open files; the loop was late by ${longest} ms at most, ` +
      `by more than ${mostDelayMs} ms in ${late} of ${delays.length} seconds\n`,
  )
  return drift < mostDrift && longest < mostDelayMs
}
