import { setTimeout as pause } from 'node:timers/promises'

export type ProbeCount = { requested: number; failed: number; p95Ms: number; failures: string[] }

export type Probe = { stop: () => Promise<ProbeCount> }

type ProbeOptions = {
  addresses: readonly string[]
  perSecond: number
  /** What is wrong with an answer; undefined when it is right. A status alone proves nothing. */
  judge: (answer: { address: string; status: number; text: string }) => string | undefined
  /** Asks for one of the built files, too, that each page names: without them it would be a ruin. */
  andFiles?: boolean
}

/** Longest that an answer is waited for. */
const timeoutMs = 20_000

/** What is wrong with one of the built files that a page names, another one each time. */
async function wrongFile(address: string, html: string): Promise<string | undefined> {
  const names = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, name = '']) => name)
  const name = names[Math.floor(Math.random() * names.length)] ?? ''
  const response = await fetch(new URL(name, address), { signal: AbortSignal.timeout(timeoutMs) })
  await response.arrayBuffer()
  return response.status === 200 ? undefined : `its file ${name || 'is not named'}: ${response.status}`
}

/** Asks for addresses in turn at a constant rate, however long the answers take, and counts the wrong ones. */
export function startProbe({ addresses, perSecond, judge, andFiles = false }: ProbeOptions): Probe {
  const times: number[] = []
  const failures: string[] = []
  const inFlight = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function requestOnce(address: string): Promise<void> {
    const startedAt = performance.now()
    try {
      const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      const text = await response.text()
      const wrong =
        judge({ address, status: response.status, text }) ?? (andFiles ? await wrongFile(address, text) : undefined)
      if (wrong !== undefined) failures.push(`${address}: ${wrong}`)
    } catch (error) {
      failures.push(
        `${address}: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : 'failed'}`,
      )
    }
    times.push(performance.now() - startedAt)
  }

  async function run(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const asking = requestOnce(addresses[turn % addresses.length] ?? '')
      inFlight.add(asking)
      void asking.finally(() => inFlight.delete(asking))
      await pause(1000 / perSecond)
    }
    await Promise.all(inFlight)
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      const sorted = times.toSorted((a, b) => a - b)
      const p95Ms = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
      return { requested: times.length, failed: failures.length, p95Ms, failures: failures.slice(0, 5) }
    },
  }
}
