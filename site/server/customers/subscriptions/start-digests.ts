import { leadership } from '#site/server/database/leadership.ts'

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
  let reported = ''
  const look = async () => {
    try {
      if (isLeader()) await send(isLeader)
      reported = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // An outage for an hour is one log line.
      if (reason !== reported) report(`Digests wait: ${reason}`)
      reported = reason
    }
    setTimeout(look, everyMs).unref()
  }
  void look()
}
