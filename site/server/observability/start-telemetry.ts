import type { RequestListener } from 'node:http'
import { DiagLogLevel, diag } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, type MetricReader } from '@opentelemetry/sdk-metrics'
import { brand } from '#site/brand/brand.ts'
import { measureWith } from './metrics.ts'
import { openMeter } from './open-meter.ts'
import type { Telemetry } from './telemetry.ts'
import { traceWith } from './tracing.ts'

/** Receivers of the telemetry. */
export type Consumers = {
  /** A collector takes traces and metrics; the exporters read its address themselves. */
  hasCollector: boolean
  /** Prometheus scrapes the metrics. */
  isScraped: boolean
}

export type RunningTelemetry = {
  /** Writes the metrics for Prometheus; undefined when Prometheus is not configured. */
  scrape: RequestListener | undefined
  /** Flushes and stops. */
  end: () => Promise<void>
}

/** Interval at which an unavailable collector is logged, not with every export. */
const reportEveryMs = 600_000

/**
 * Measures the process for a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS` and their kind, which the
 * exporters read themselves), for Prometheus, or for both. To be imported only where one of them is configured: the library
 * costs memory and time at the start.
 */
export async function startTelemetry(consumers: Consumers, telemetry: Telemetry): Promise<RunningTelemetry> {
  const { serviceName, version, report } = telemetry
  reportErrors(report)
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': `${process.pid}-${Math.round(performance.timeOrigin)}`,
  })
  const collector = consumers.hasCollector ? await sendToCollector(resource, telemetry) : undefined
  const prometheus = consumers.isScraped
    ? new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
    : undefined
  const readers: MetricReader[] = [collector?.reader, prometheus].filter((reader) => reader !== undefined)
  const figures = new MeterProvider({ resource, readers })
  measureWith(openMeter(figures.getMeter(`${brand.id}.site`)))
  return {
    scrape: prometheus && ((request, response) => prometheus.getMetricsRequestHandler(request, response)),
    async end() {
      measureWith(undefined)
      traceWith(undefined)
      await Promise.allSettled([collector?.endTraces(), figures.shutdown()])
    },
  }
}

/** Loaded only where a collector is configured: Prometheus alone needs none of it. */
async function sendToCollector(resource: Resource, telemetry: Telemetry) {
  const { collectorOf } = await import('./collector.ts')
  return collectorOf(resource, telemetry)
}

function reportErrors(report: (message: string) => void): void {
  let reportedAt = -reportEveryMs
  const error = (message: string) => {
    if (performance.now() - reportedAt < reportEveryMs) return
    reportedAt = performance.now()
    report(`Telemetry could not be sent: ${message}`)
  }
  const quiet = () => undefined
  diag.setLogger({ error, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR)
}
