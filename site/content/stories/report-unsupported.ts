import 'server-only'
import type { Unsupported } from 'component-schemas/schema/field.ts'

const reported = new Set<string>()
const maxReported = 1000

/** An unusable block is skipped on the page (acceptance row B10) and named in the log once for each cause. */
export function reportUnsupported(address: string, { name, reason }: Unsupported): void {
  const cause = `${name}: ${reason}`
  if (reported.has(cause) || reported.size >= maxReported) return
  reported.add(cause)
  process.stderr.write(`Skipped a block of ${address}. ${cause.replaceAll('\n', ' ')}\n`)
}
