/** Attributes of a span, by the names of OpenTelemetry's semantic conventions; no query, no person, no secret. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanBeginning = {
  /** Low cardinality, such as `GET` or `render page`: what varies is in the attributes. */
  name: string
  /** `server` handles a request, `client` sends one, `internal` is work inside the process. */
  kind: 'server' | 'client' | 'internal'
  details: SpanAttributes
  /** `traceparent` of the caller (W3C Trace Context), when it is trusted. */
  from?: string | undefined
}

export type Span = {
  /** The header `traceparent` for an upstream. */
  traceParent: string
  state: (details: SpanAttributes) => void
  /** @param what name of an error, never its message */
  fail: (what: string) => void
  end: () => void
}

export type Tracer = { start: (beginning: SpanBeginning, parent: Span | undefined) => Span }
