import { waitingDeliveries } from '#site/forms/submissions/outbox.ts'
import type { Database } from '#site/server/database/database.ts'
import { observeQueue } from '#site/server/observability/metrics.ts'
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

/** The messages of forms that wait or were given up are counted when metrics are collected. */
export function observeForms(database: Database): void {
  observeQueue('forms_outbox', () => waitingDeliveries(database, 'pending', Date.now()))
  observeQueue('forms_given_up', () => waitingDeliveries(database, 'dead', Date.now()))
}
