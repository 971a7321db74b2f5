import { runtimePart } from '#site/server/runtime.ts'
import { within } from '#site/server/time-limit.ts'

type Job = () => Promise<unknown>

const jobs = runtimePart('jobs', () => new Map<string, Job>())

/**
 * Names work that a timer of this process does as well: where a process is frozen between requests, a request has it done.
 * @param run does what is due now; harmless beside the timer and beside other processes
 */
export function onDemand(name: string, run: Job): void {
  jobs().set(name, run)
}

/**
 * Does what is due now, side by side.
 * @param only name of a job, and how long it is waited for in milliseconds; absent: all, to their end
 * @returns the names of what was done, and of what failed
 */
export async function runDue(only?: { name: string; limitMs: number }): Promise<{ done: string[]; failed: string[] }> {
  const all = [...jobs()].filter(([name]) => only === undefined || name === only.name)
  const results = await Promise.allSettled(all.map(([, run]) => (only ? within(only.limitMs, run()) : run())))
  const names = (status: 'fulfilled' | 'rejected') =>
    all.flatMap(([name], place) => (results[place]?.status === status ? [name] : []))
  return { done: names('fulfilled'), failed: names('rejected') }
}
