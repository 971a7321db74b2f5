import type { RequestListener } from 'node:http'
import { within } from '#site/server/time-limit.ts'
import { firstScreenMs } from '#site/server/upstream/time-limits.ts'
import { renderRefusal } from '../render/render-public-page.ts'

type Screen = {
  framework: RequestListener
  host: string
  /** Receives the error of a failed warm-up; the process starts nevertheless. */
  report: (message: string) => void
}

/**
 * Renders the 503 screen once, as a warm-up. Before the first render the framework has loaded little of its code, and loading it blocks
 * the process: in a process that starts during an outage of the content service, visitors of pages on the disk would wait.
 */
export async function warmUpErrorScreen({ framework, host, report }: Screen): Promise<void> {
  try {
    await within(firstScreenMs, renderRefusal(framework, { url: '/', headers: { host } }))
  } catch (error) {
    report(`The first screen could not be rendered: ${String(error)}`)
  }
}
