import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { type ProbeCount, startProbe } from './probe.ts'
import { reportLoad } from './under-load.ts'

/** Pages that no cache has, requested by so many at once for FLOOD_SECONDS each; pages that are cached come in time all the while. */
const atOnce = 24
const seconds = Number(process.env['FLOOD_SECONDS'] || 20)
const mostMs = 100
const warmUpSeconds = 3

const made = () => Math.random().toString(36).slice(2, 8)
const codes = (count: number) => Array.from({ length: count }, () => `${made()}*${count}`).join(',')

/** Every kind of page whose address anybody can make up. */
const floods: Readonly<Record<string, () => string>> = {
  'a table of codes': () => `/productos/codigos?codes=${codes(60)}`,
  'a code': () => `/productos/codigos?code=${made()}`,
  'a search': () => `/buscar?q=${made()}`,
  'a list': () => `/productos/mi-lista?l=${codes(100)}`,
  'a comparison': () => `/productos/comparar?c=${codes(4)}`,
  'a key that is measured': () => `/buscar/llave?key-type=cylinder&length=${10 + Math.random() * 60}`,
  'a narrowed list': () => `/productos?maker=${made()}`,
  'an address without a page': () => `/productos/${made()}`,
}

const answers = z.record(z.string(), z.number())

if (isMainThread) {
  const drill = await startDrillSystem()
  try {
    process.exitCode = (await run(drill.system.siteUrl)) ? 0 : 1
  } finally {
    await drill.remove()
  }
} else {
  const { url, name, forSeconds } = z
    .object({ url: z.string(), name: z.string(), forSeconds: z.number() })
    .parse(workerData)
  const address = floods[name]
  if (!address) throw new Error(`There is no flood named ${name}.`)
  parentPort?.postMessage(await flood(() => `${url}${address()}`, forSeconds), [])
}

async function run(url: string): Promise<boolean> {
  const known = await knownPages(url, 20)
  // A process that has just started compiles its code, which is not measured.
  await probeDuring(known, () => pause(5000))
  for (const name of Object.keys(floods)) await floodOnce(url, name, warmUpSeconds)
  const results = [reportLoad('nothing else', await probeDuring(known, () => pause(5000)))]
  for (const name of Object.keys(floods)) {
    let answered: Record<string, number> = {}
    const count = await probeDuring(known, async () => {
      answered = await floodOnce(url, name, seconds)
    })
    results.push(reportLoad(`${name} ${JSON.stringify(answered)}`, count) && count.p95Ms <= mostMs)
  }
  return results.every(Boolean)
}

/** On a thread of its own: the times of the cached pages must not include the work of the flood. */
async function floodOnce(url: string, name: string, forSeconds: number): Promise<Record<string, number>> {
  const flooding = new Worker(new URL(import.meta.url), { workerData: { url, name, forSeconds } })
  const [message] = await once(flooding, 'message')
  return answers.parse(message)
}

async function probeDuring(addresses: readonly string[], work: () => Promise<unknown>): Promise<ProbeCount> {
  const probe = startProbe({ addresses, perSecond: 20 })
  await work()
  return await probe.stop()
}

/** @returns how many answers had each status */
async function flood(address: () => string, forSeconds: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const until = performance.now() + forSeconds * 1000
  const one = async () => {
    while (performance.now() < until) {
      const response = await fetch(address(), { redirect: 'manual' })
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return statuses
}
