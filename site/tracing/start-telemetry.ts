import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { mirrorMetrics } from './mirror-metrics.ts'
import { openTracer } from './open-tracer.ts'
import { traceWith } from './tracing.ts'

export type Telemetry = {
  serviceName: string
  version: string
  /** Share of the traces that begin here which are kept, 0 to 1. */
  sampledShare: number
  /** Between two exports of figures. */
  metricsEveryMs: number
  redact: (text: string) => string
  report: (message: string) => void
}

/** A collector that is slow must not hold an ending process. */
const exportLimitMs = 3000

/** A collector that is away is said so often, not with every export. */
const reportEveryMs = 600_000

/**
 * Sends traces and figures to the collector that the standard variables name (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_HEADERS` and their kind, which the exporters read themselves). To be imported only where one is
 * configured: the library costs memory and time at the start.
 * @returns how to send what is left and stop
 */
export function startTelemetry(telemetry: Telemetry): () => Promise<void> {
  const { serviceName, version, sampledShare, metricsEveryMs, redact, report } = telemetry
  reportErrors(report)
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
    'service.instance.id': `${process.pid}-${Math.round(performance.timeOrigin)}`,
  })
  const limits = { timeoutMillis: exportLimitMs }
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(limits), exportTimeoutMillis: exportLimitMs }),
    ],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(limits),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(exportLimitMs, metricsEveryMs),
  })
  const figures = new MeterProvider({ resource, readers: [reader] })
  mirrorMetrics(figures.getMeter('zarandal.site'))
  traceWith(openTracer(spans, redact))
  return async () => {
    traceWith(undefined)
    await Promise.allSettled([spans.shutdown(), figures.shutdown()])
  }
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
