import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { openTracer } from './open-tracer.ts'
import type { Telemetry } from './telemetry.ts'
import { traceWith } from './tracing.ts'

/** A slow collector must not delay the shutdown. */
const exportLimitMs = 3000

/** Starts the export of traces to the collector; the returned reader exports the metrics of its meter provider. */
export function collectorOf(
  resource: Resource,
  { sampledShare, metricsEveryMs, redact }: Telemetry,
): { reader: MetricReader; endTraces: () => Promise<void> } {
  const limits = { timeoutMillis: exportLimitMs }
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(limits), exportTimeoutMillis: exportLimitMs }),
    ],
  })
  traceWith(openTracer(spans, redact))
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(limits),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(exportLimitMs, metricsEveryMs),
  })
  return { reader, endTraces: () => spans.shutdown() }
}
