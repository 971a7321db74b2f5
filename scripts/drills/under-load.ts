import { setTimeout as pause } from 'node:timers/promises'
import { type ProbeCount, reportProbe, startProbe } from './probe.ts'

/** Requests pages, with a file each, before, during and after a change. */
export async function underLoad(
  addresses: readonly string[],
  perSecond: number,
  change: () => Promise<unknown>,
): Promise<ProbeCount> {
  const probe = startProbe({ addresses, perSecond, andFiles: true })
  let count: ProbeCount
  try {
    await pause(2000)
    await change()
    await pause(3000)
  } finally {
    count = await probe.stop()
  }
  return count
}

/** @returns whether nothing failed */
export function reportLoad(what: string, count: ProbeCount): boolean {
  return reportProbe(`${what}, pages with a file each`, count)
}
