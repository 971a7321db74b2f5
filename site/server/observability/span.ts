/** What a span says of itself, by the names of OpenTelemetry's semantic conventions; no query, no person, no secret. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanBeginning = {
  /** Few different ones, such as `GET` or `draw page`: what differs stands in the facts. */
  name: string
  /** `server` answers somebody, `client` asks somebody, `internal` is work of ours. */
  kind: 'server' | 'client' | 'internal'
  details: SpanAttributes
  /** `traceparent` of who asked (W3C Trace Context), when it may be believed. */
  from?: string | undefined
}

export type Span = {
  /** What a supplier is told, as the header `traceparent`. */
  traceParent: string
  state: (details: SpanAttributes) => void
  /** @param what name of an error, never its message */
  fail: (what: string) => void
  end: () => void
}

export type Tracer = { start: (beginning: SpanBeginning, parent: Span | undefined) => Span }
