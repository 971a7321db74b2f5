import { telemetryWhereConfigured } from '#site/server/observability/telemetry-where-configured.ts'
import { reportLine } from './open-output.ts'
import type { ServerSettings } from './settings.ts'

/** @returns undefined where neither a collector nor Prometheus is configured */
export function openTelemetry({ env, buildId }: ServerSettings, redact: (text: string) => string) {
  const consumers = {
    hasCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    isScraped: env.METRICS_PORT !== undefined,
  }
  return telemetryWhereConfigured(consumers, {
    serviceName: env.OTEL_SERVICE_NAME,
    version: buildId,
    sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    redact,
    report: reportLine,
  })
}
