import { setTimeout as pause } from 'node:timers/promises'

export type ProbeCount = { requested: number; failed: number; p95Ms: number; failures: string[] }

type ProbeOptions = {
  addresses: readonly string[]
  perSecond: number
  /** The problem of a response; undefined when it is right. The status alone proves nothing; without this, a document has to be whole. */
  judge?: (response: { address: string; status: number; text: string }) => string | undefined
  /** Also requests one of the built files of each page, without which the page would not work. */
  andFiles?: boolean
}

const judgeWhole = ({ status, text }: { status: number; text: string }) =>
  status === 200 && text.trimEnd().endsWith('</html>') ? undefined : `status ${status}`

/** Timeout of a request. */
const timeoutMs = 20_000

/** The problem of one built file of a page, a different one each time. */
async function wrongFile(address: string, html: string): Promise<string | undefined> {
  const names = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, name = '']) => name)
  const name = names[Math.floor(Math.random() * names.length)] ?? ''
  const response = await fetch(new URL(name, address), { signal: AbortSignal.timeout(timeoutMs) })
  await response.arrayBuffer()
  return response.status === 200 ? undefined : `its file ${name || 'is not named'}: ${response.status}`
}

/** Prints the count of a probe. @returns whether nothing failed */
export function reportProbe(what: string, { requested, failed, p95Ms, failures }: ProbeCount, more = ''): boolean {
  process.stdout.write(`${what}: ${requested} requested, ${failed} failed, p95 ${p95Ms} ms${more && `; ${more}`}\n`)
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  return failed === 0
}

/** The count of a probe that runs for a while. */
export async function probeFor(ms: number, options: ProbeOptions): Promise<ProbeCount> {
  const probe = startProbe(options)
  await pause(ms)
  return await probe.stop()
}

/** Requests addresses in turn at a constant rate, independent of the response times, and counts wrong responses. */
export function startProbe({ addresses, perSecond, judge = judgeWhole, andFiles = false }: ProbeOptions) {
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
    async stop(): Promise<ProbeCount> {
      stopping.abort()
      await running
      const sorted = times.toSorted((a, b) => a - b)
      const p95Ms = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
      return { requested: times.length, failed: failures.length, p95Ms, failures: failures.slice(0, 5) }
    },
  }
}
