import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Observation } from './metrics.ts'

/** The event loop is looked at in this interval, milliseconds: a shorter delay is not seen. */
const resolution = 10

/**
 * Starts to watch the event loop.
 * @returns reads memory, processor time and the delays of the event loop since the last reading
 */
export function observeProcess(): () => Observation[] {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  /** The library measures from one look to the next; the interval itself is no delay. */
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)
  return () => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    const lag = [delays.percentile(50), delays.percentile(99), delays.max].map(seconds)
    delays.reset()
    return [
      { name: 'process_resident_memory_bytes', value: rss },
      { name: 'process_memory_limit_bytes', value: memoryLimit() },
      { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
      { name: 'process_start_time_seconds', value: performance.timeOrigin / 1000 },
      { name: 'nodejs_heap_size_used_bytes', value: heapUsed },
      { name: 'nodejs_external_memory_bytes', value: external },
      { name: 'nodejs_eventloop_lag_p50_seconds', value: lag[0] ?? 0 },
      { name: 'nodejs_eventloop_lag_p99_seconds', value: lag[1] ?? 0 },
      { name: 'nodejs_eventloop_lag_max_seconds', value: lag[2] ?? 0 },
    ]
  }
}

/** Without a limit of its control group the process may use the whole machine. */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
