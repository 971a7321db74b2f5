import { leadership } from '#site/server/database/leadership.ts'
import { reportingOnce } from '#site/server/database/reporting-once.ts'

const everyMs = 15_000

type Options = {
  /** Where leases are stored. */
  place: string
  /** Sends the digests that are due, as long as this process may go on. */
  send: (mayGoOn: () => boolean) => Promise<number>
  report: (line: string) => void
}

/** One process of those with the same database sends digests, as long as it lives; after a failure the next look tries again. */
export function startDigests({ place, send, report }: Options): void {
  const { isLeader } = leadership({ place, work: 'digests', report })
  const attempt = reportingOnce(report, 'Digests wait')
  const look = async () => {
    await attempt(() => isLeader() && send(isLeader))
    setTimeout(look, everyMs).unref()
  }
  void look()
}
