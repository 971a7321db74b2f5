import { setTimeout as pause } from 'node:timers/promises'
import { startDrillSystem } from './drill-system.ts'
import { titledHome } from './titled-home.ts'

/**
 * Requests the document of a page and its RSC payload one after the other during repeated publications: the second is
 * never older than the first, and both are equal when no publication is in progress.
 */
const wanted = Number(process.env['PAGE_PAIRS'] || 10_000)
const atOnce = 4
/** A publication ends when it is shown; then some pairs are requested without one. */
const restMs = 150

/** Headers of the framework's router for a page. */
const asPayload = { rsc: '1' }

const drill = await startDrillSystem()
try {
  process.exitCode = (await runPairs()) ? 0 : 1
} finally {
  await drill.remove()
}

type Count = { equal: number; across: number; wrong: string[] }

async function runPairs(): Promise<boolean> {
  const home = await titledHome(drill)
  const count: Count = { equal: 0, across: 0, wrong: [] }
  /** Incremented when a publication starts and again when it is shown: odd while one is in progress. */
  let phase = 0
  let version = 0
  const stopping = new AbortController()
  async function publish(): Promise<void> {
    phase += 1
    version += 1
    await home.publish(titleOf(version))
    while ((await shownIn({})) < version || (await shownIn(asPayload)) < version) await pause(10)
    phase += 1
  }
  async function publishOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await publish()
      await pause(restMs)
    }
  }
  async function readOn(reader: number): Promise<void> {
    const order = reader % 2 === 0 ? [{}, asPayload] : [asPayload, {}]
    while (total(count) < wanted) {
      const [before, expected] = [phase, version]
      const [first, second] = [await shownIn(order[0] ?? {}), await shownIn(order[1] ?? {})]
      const isQuiet = before === phase && phase % 2 === 0
      judge(count, { first, second, least: isQuiet ? expected : 0, isQuiet })
    }
  }
  await publish()
  const publishing = publishOn()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, (_, reader) => readOn(reader)))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  stopping.abort()
  await publishing
  process.stdout.write(
    `${total(count)} pairs in ${seconds} s, ${version} publications: ${count.equal} equal, ` +
      `${count.across} across a publication, ${count.wrong.length} wrong\n`,
  )
  for (const wrong of count.wrong.slice(0, 5)) process.stdout.write(`  ${wrong}\n`)
  return count.wrong.length === 0
}

function total({ equal, across, wrong }: Count): number {
  return equal + across + wrong.length
}

type Pair = { first: number; second: number; least: number; isQuiet: boolean }

function judge(count: Count, { first, second, least, isQuiet }: Pair): void {
  const isOld = Math.min(first, second) < least
  if (first === second && !isOld) count.equal += 1
  else if (second > first && !isQuiet) count.across += 1
  else count.wrong.push(`first ${first}, then ${second}${isQuiet ? ' while nothing was published' : ''}`)
}

function titleOf(version: number): string {
  return `Par ${version}`
}

/** The version that the home page's document or payload shows; every occurrence must be the same. */
async function shownIn(headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(drill.system.siteUrl, { headers })
  const shown = new Set([...(await response.text()).matchAll(/Par (\d+)/g)].map(([, number]) => Number(number)))
  if (shown.size > 1) return Number.NaN
  return [...shown][0] ?? -1
}
