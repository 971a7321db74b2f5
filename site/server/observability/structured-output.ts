import { currentRequestId } from './request-id.ts'

type Level = 'info' | 'warning'

export type LogFields = Readonly<Record<string, string | number>>

export type StructuredOutput = {
  /** Writes an event with fields of its own. */
  log: (message: string, fields?: LogFields) => void
}

type Write = (text: string) => unknown

/** An endless line would fill the log. */
const longestMessage = 4000

/**
 * Makes every line that the process prints, its own or the framework's, one line of JSON: time, level, message and the
 * request it belongs to. Input from a request cannot break an event into two lines.
 * @param redact redacts secrets and personal data in a text
 */
export function structuredOutput(
  redact: (text: string) => string,
  { stdout, stderr }: { stdout: NodeJS.WriteStream; stderr: NodeJS.WriteStream } = process,
): StructuredOutput {
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
    log: (message, fields = {}) => {
      const clean = Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? redact(value) : value,
      ])
      writers[0]?.(lineOf('info', redact(message), Object.fromEntries(clean)))
    },
  }
}

function lineOf(level: Level, message: string, fields: LogFields = {}): string {
  const requestId = currentRequestId()
  const event = {
    time: new Date().toISOString(),
    level,
    message: message.slice(0, longestMessage),
    requestId,
    ...fields,
  }
  return `${JSON.stringify(event)}\n`
}
