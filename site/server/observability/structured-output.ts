import { currentRequestId } from './request-id.ts'
import { currentTraceId } from './tracing.ts'

export type Level = 'info' | 'warning' | 'error'

export type LogFields = Readonly<Record<string, string | number>>

export type StructuredOutput = {
  /** Writes an event with fields of its own; its level is `info` where none is given. */
  log: (message: string, fields?: LogFields, level?: Level) => void
}

type OutputOptions = {
  /** Redacts secrets and personal data in a text. */
  redact: (text: string) => string
  /** Fields of every event: which process of the fleet wrote it. */
  origin: LogFields
}

type Write = (text: string) => unknown

/** An endless line would fill the log. */
const longestMessage = 4000

/**
 * Makes every line that the process prints, its own or the framework's, one line of JSON: time, level, message, the
 * request and the trace it belongs to, and its origin. Input from a request cannot break an event into two lines.
 */
export function structuredOutput(
  { redact, origin }: OutputOptions,
  { stdout, stderr }: { stdout: NodeJS.WriteStream; stderr: NodeJS.WriteStream } = process,
): StructuredOutput {
  const lineOf = (level: Level, message: string, fields: LogFields = {}) =>
    `${JSON.stringify({ ...eventOf(level, message), ...fields, ...origin })}\n`
  const writers = [
    { stream: stdout, level: 'info' as const },
    { stream: stderr, level: 'warning' as const },
  ].map(({ stream, level }) => {
    const write: Write = stream.write.bind(stream)
    stream.write = new Proxy(stream.write, {
      apply(_, __, [chunk, ...rest]: [string | Uint8Array, ...unknown[]]) {
        const text = (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')).trim()
        if (text !== '') write(lineOf(level, redact(text)))
        for (const callback of rest) if (typeof callback === 'function') callback()
        return true
      },
    })
    return write
  })
  return {
    log: (message, fields = {}, level = 'info') => {
      const clean = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? redact(value) : value,
      ])
      writers[0]?.(lineOf(level, redact(message), Object.fromEntries(clean)))
    },
  }
}

function eventOf(level: Level, message: string) {
  return {
    time: new Date().toISOString(),
    level,
    message: message.slice(0, longestMessage),
    requestId: currentRequestId(),
    traceId: currentTraceId(),
  }
}
