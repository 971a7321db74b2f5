/**
 * Runs background work that is tried again and again: an outage of the database for an hour is one log line.
 * @param failed begins the line
 */
export function reportingOnce(report: (line: string) => void, failed: string): (work: () => unknown) => Promise<void> {
  let reported = ''
  return async (work) => {
    try {
      await work()
      reported = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== reported) report(`${failed}: ${reason}`)
      reported = reason
    }
  }
}
