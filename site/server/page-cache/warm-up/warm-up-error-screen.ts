import type { RequestListener } from 'node:http'
import { within } from '#site/server/time-limit.ts'
import { firstScreenMs } from '#site/server/upstream/time-limits.ts'
import { renderRefusal } from '../render/render-public-page.ts'

type Screen = {
  framework: RequestListener
  host: string
  /** Called with what went wrong: a process that cannot draw it answers what it can. */
  report: (message: string) => void
}

/**
 * Draws the screen of a page that cannot be had, for nobody. Until something is drawn the framework has read little of its
 * code, and while it reads nobody is answered: in a process that starts beside a content service that is away, visitors of
 * pages on the disk would wait for it.
 */
export async function warmUpErrorScreen({ framework, host, report }: Screen): Promise<void> {
  try {
    await within(firstScreenMs, renderRefusal(framework, { url: '/', headers: { host } }))
  } catch (error) {
    report(`The first screen could not be drawn: ${String(error)}`)
  }
}
