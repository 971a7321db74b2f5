import type { Consumers, RunningTelemetry, Telemetry } from './start-telemetry.ts'

/**
 * Starts what measures the process, where a collector is configured or Prometheus asks for metrics. Loaded only then: the
 * library's packages are larger than the server's own code.
 * @returns undefined where nobody takes what is measured
 */
export async function telemetryWhereConfigured(
  consumers: Consumers,
  telemetry: Telemetry,
): Promise<RunningTelemetry | undefined> {
  if (!consumers.hasCollector && !consumers.isScraped) return undefined
  const { startTelemetry } = await import('./start-telemetry.ts')
  return await startTelemetry(consumers, telemetry)
}
