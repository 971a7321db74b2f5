import { setTimeout as pause } from 'node:timers/promises'
import type { ContentFailure, ContentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'

/** What an operator reads while no page proves that content can be read. */
const reasons = {
  refused: 'The content service refuses the token: check CONTENT_PUBLIC_TOKEN.',
  unreadable: 'The content service does not send a space: check CONTENT_API_URL.',
  away: 'The content service does not respond, and no stored copy of a page can be sent: check CONTENT_API_URL and the service.',
  unknown: 'No page was rendered from content since the start: the space has no published page, or its pages fail.',
} as const satisfies Record<ContentFailure | 'unknown', string>

/**
 * Whether a process that has started can show pages. It can after one page was rendered from content, for as long as it runs. While the
 * service is away it can where a stored copy proves that pages were there. A refused token or a wrong address is an error of the
 * configuration: no copy excuses it, because a deployment would carry it to every instance.
 * @param hasCopy whether a document is on the disk or in the shared tier
 * @returns the reason why not
 */
export function contentCheck(
  proof: () => ContentProof,
  hasCopy: () => Promise<boolean>,
): () => Promise<string | undefined> {
  return async () => {
    const { isRendered, failure } = proof()
    if (isRendered) return undefined
    if (failure === 'away' && (await hasCopy())) return undefined
    return reasons[failure ?? 'unknown']
  }
}

type Proving = {
  proof: () => ContentProof
  /** Tries to render one page. */
  renderOne: () => Promise<void>
  check: () => Promise<string | undefined>
  report: (message: string) => void
  lifecycle: Lifecycle
  pauseMs?: number
}

const usualPauseMs = 2000

/** After a warm-up that rendered no page: tries until one is rendered, and reports each reason once. */
export async function proveContent(proving: Proving): Promise<void> {
  const { proof, renderOne, check, report, lifecycle, pauseMs = usualPauseMs } = proving
  let reported: string | undefined
  while (!lifecycle.isEnding) {
    if (!proof().isRendered) await renderOne()
    if (proof().isRendered) return
    const reason = await check()
    if (reason !== undefined && reason !== reported) report(`This instance is not ready. ${reason}`)
    reported = reason
    await pause(pauseMs, undefined, { ref: false })
  }
}
