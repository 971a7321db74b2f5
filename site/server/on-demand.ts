import { reportingOnce } from '#site/server/database/reporting-once.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { within } from '#site/server/time-limit.ts'

/** Work of this process that a request may have done as well: a host may freeze the process between requests, with its timers. */
type Job = {
  name: string
  /** Does what is due now; harmless beside other processes. It rejects where something was left undone. */
  run: () => Promise<unknown>
  /** Asks for the lease of the work, which is renewed by a timer elsewhere. */
  take?: () => Promise<unknown>
}

const jobs = runtimePart('jobs', () => new Map<string, Job>())

/** Names work that is done on demand, and by its own timers where they run. */
export function onDemand(job: Job): void {
  jobs().set(job.name, job)
}

/**
 * Does a job at once and again as long as the process lives, and on demand. An outage of an hour is one log line.
 * @param pauseMs between the end of a job and its next beginning
 */
export function repeatedly(job: Job, pauseMs: number): void {
  const attempt = reportingOnce((line) => console.error(line), `The job "${job.name}" is tried again`)
  const next = async () => {
    await attempt(job.run)
    setTimeout(next, pauseMs).unref()
  }
  void next()
  onDemand(job)
}

/**
 * Does what is due now, side by side.
 * @param only name of a job, and how long it is waited for in milliseconds; absent: all, to their end
 * @returns the names of what was done, and of what failed
 */
export async function runDue(only?: { name: string; limitMs: number }): Promise<{ done: string[]; failed: string[] }> {
  const all = [...jobs().values()].filter(({ name }) => only === undefined || name === only.name)
  const results = await Promise.allSettled(
    all.map((job) => (only ? within(only.limitMs, demanded(job)) : demanded(job))),
  )
  const names = (status: 'fulfilled' | 'rejected') =>
    all.flatMap(({ name }, place) => (results[place]?.status === status ? [name] : []))
  return { done: names('fulfilled'), failed: names('rejected') }
}

async function demanded({ take, run }: Job): Promise<void> {
  await take?.()
  await run()
}
