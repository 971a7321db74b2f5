/**
 * Runs a step that a process cannot start without. The log has the message of the error, not its stack.
 * @param log writes an error; before the log of the process is open, one event on standard error
 * @returns what `start` returns; otherwise the process ends with exit code 1
 */
export function orEnd<Result>(start: () => Result, log: (message: string) => void = logEarly): Result {
  try {
    return start()
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** As `structured-output` writes it, where lines are events: in production, unless LOG_FORMAT says otherwise. */
function logEarly(message: string): void {
  const isEvent = process.env['NODE_ENV'] === 'production' && process.env['LOG_FORMAT'] !== 'text'
  const event = { time: new Date().toISOString(), level: 'error', message }
  process.stderr.write(`${isEvent ? JSON.stringify(event) : message}\n`)
}
