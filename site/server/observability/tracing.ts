import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'
import type { Span, SpanBeginning, Tracer } from './span.ts'

type Tracing = { tracer: Tracer; current: AsyncLocalStorage<Span> }

const holder = runtimePart('tracing', (): { tracing?: Tracing | undefined } => ({}))

function tracing(): Tracing | undefined {
  return holder().tracing
}

/** From now on spans are made; until then everything here costs one look. */
export function traceWith(tracer: Tracer | undefined): void {
  holder().tracing = tracer && { tracer, current: new AsyncLocalStorage<Span>() }
}

/** Whether spans are made: asked first where even naming what a span would say costs something. */
export function isTracing(): boolean {
  return tracing() !== undefined
}

/** Begins a span below the one that runs; whoever begins it ends it. Undefined where nothing is traced. */
export function startSpan(beginning: SpanBeginning): Span | undefined {
  const on = tracing()
  return on?.tracer.start(beginning, on.current.getStore())
}

/** Runs what belongs to a span: spans that begin meanwhile stand below it. */
export function withinSpan<Result>(span: Span | undefined, run: () => Result): Result {
  const on = tracing()
  return on && span ? on.current.run(span, run) : run()
}

/**
 * Work with a span of its own, from its beginning to its end.
 * @throws what the work throws; the span says so
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
