import { setTimeout as pause } from 'node:timers/promises'
import { startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { type ProbeCount, startProbe } from './probe.ts'
import { reportLoad } from './under-load.ts'

/** Pages that no cache has, requested by so many at once for FLOOD_SECONDS each; pages that are cached come in time all the while. */
const atOnce = 24
const seconds = Number(process.env['FLOOD_SECONDS'] || 20)
const mostMs = 100

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

const drill = await startDrillSystem()
try {
  process.exitCode = (await run(drill.system.siteUrl)) ? 0 : 1
} finally {
  await drill.remove()
}

async function run(url: string): Promise<boolean> {
  const known = await knownPages(url, 20)
  const results = [reportLoad('nothing else', await probeDuring(known, () => pause(5000)))]
  for (const [name, address] of Object.entries(floods)) {
    const answers: Record<number, number> = {}
    const count = await probeDuring(known, () => flood(() => `${url}${address()}`, answers))
    results.push(reportLoad(`${name} ${JSON.stringify(answers)}`, count) && count.p95Ms <= mostMs)
  }
  return results.every(Boolean)
}

async function probeDuring(addresses: readonly string[], work: () => Promise<unknown>): Promise<ProbeCount> {
  const judge = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.includes('</html>') ? undefined : `status ${status}`
  const probe = startProbe({ addresses, perSecond: 20, judge })
  await work()
  return await probe.stop()
}

async function flood(address: () => string, answers: Record<number, number>): Promise<void> {
  const until = performance.now() + seconds * 1000
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await fetch(address(), { redirect: 'manual' }).then(async (response) => {
        await response.arrayBuffer()
        return response
      })
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
