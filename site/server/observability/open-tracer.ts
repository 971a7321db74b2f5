import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { TracerProvider } from '@opentelemetry/sdk-trace'
import { brand } from '#site/brand/brand.ts'
import type { Span, SpanAttributes, Tracer } from './span.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

const sampled = 1

/** 00-<trace>-<span>-<flags> (W3C Trace Context, section 3.2). */
const traceParentForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

/** Longer values are refused. */
const longestAttribute = 200

/**
 * Spans of the official library. It is not registered globally: the framework would add spans of its own, with
 * addresses and queries as visitors send them.
 * @param redact redacts secrets and personal data in a text
 */
export function openTracer(provider: TracerProvider, redact: (text: string) => string): Tracer {
  const official = provider.getTracer(`${brand.id}.site`)
  const contexts = new WeakMap<Span, ReturnType<typeof trace.setSpan>>()
  const clean = (details: SpanAttributes): Attributes =>
    Object.fromEntries(
      Object.entries(details).map(([name, value]) => [
        name,
        typeof value === 'string' ? redact(value).slice(0, longestAttribute) : value,
      ]),
    )
  return {
    start({ name, kind, details, from }, parent) {
      const above = (parent && contexts.get(parent)) ?? contextFrom(from)
      const one = official.startSpan(name, { kind: kinds[kind], attributes: clean(details) }, above)
      const span: Span = {
        traceParent: traceParentOf(one.spanContext()),
        state: (more) => void one.setAttributes(clean(more)),
        fail: (what) => void one.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', what),
        end: () => one.end(),
      }
      contexts.set(span, trace.setSpan(above, one))
      return span
    },
  }
}

function contextFrom(from: string | undefined) {
  const [, traceId, spanId, flags] = traceParentForm.exec(from ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & sampled
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function traceParentOf(one: { traceId: string; spanId: string; traceFlags: number }): string {
  return `00-${one.traceId}-${one.spanId}-${String(one.traceFlags & sampled).padStart(2, '0')}`
}
