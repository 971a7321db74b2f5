import type { Telemetry } from './start-telemetry.ts'

/**
 * Starts what sends traces and figures, where a collector is configured. Loaded only then: the library's packages are larger
 * than the server's own code.
 * @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporters read it, and their kind, themselves
 * @returns how to send what is left and stop; undefined where nobody listens
 */
export async function telemetryWhereAsked(
  endpoint: string | undefined,
  telemetry: Telemetry,
): Promise<(() => Promise<void>) | undefined> {
  if (endpoint === undefined) return undefined
  const { startTelemetry } = await import('./start-telemetry.ts')
  return startTelemetry(telemetry)
}
