import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'
import type { Span, SpanBeginning, Tracer } from './span.ts'

type Tracing = { tracer: Tracer; current: AsyncLocalStorage<Span> }

const holder = runtimePart('tracing', (): { tracing?: Tracing | undefined } => ({}))

function tracing(): Tracing | undefined {
  return holder().tracing
}

/** Turns tracing on; until then every call here costs one check. */
export function traceWith(tracer: Tracer | undefined): void {
  holder().tracing = tracer && { tracer, current: new AsyncLocalStorage<Span>() }
}

/** Whether tracing is on: checked first where computing the attributes costs something. */
export function isTracing(): boolean {
  return tracing() !== undefined
}

/** The trace of the current span; undefined where tracing is off. */
export function currentTraceId(): string | undefined {
  return tracing()?.current.getStore()?.traceParent.split('-')[1]
}

/** Starts a child of the current span; the caller ends it. Undefined where tracing is off. */
export function startSpan(beginning: SpanBeginning): Span | undefined {
  const on = tracing()
  return on?.tracer.start(beginning, on.current.getStore())
}

/** Runs work with a span as the current one: spans that start meanwhile are its children. */
export function withinSpan<Result>(span: Span | undefined, run: () => Result): Result {
  const on = tracing()
  return on && span ? on.current.run(span, run) : run()
}

/**
 * Work with a span of its own, from its beginning to its end.
 * @throws what the work throws; the span records the error
 */
export async function inSpan<Result>(
  beginning: SpanBeginning,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(beginning)
  if (span === undefined) return await run(undefined)
  try {
    return await withinSpan(span, () => run(span))
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'failed')
    throw error
  } finally {
    span.end()
  }
}
