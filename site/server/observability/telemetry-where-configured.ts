import type { Consumers, RunningTelemetry } from './start-telemetry.ts'
import type { Telemetry } from './telemetry.ts'

/**
 * Starts the telemetry, where a collector or Prometheus is configured. Loaded only then: the library's packages are
 * larger than the server's own code.
 * @returns undefined where no receiver is configured
 */
export async function telemetryWhereConfigured(
  consumers: Consumers,
  telemetry: Telemetry,
): Promise<RunningTelemetry | undefined> {
  if (!consumers.hasCollector && !consumers.isScraped) return undefined
  const { startTelemetry } = await import('./start-telemetry.ts')
  return await startTelemetry(consumers, telemetry)
}
