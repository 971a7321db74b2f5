import { constants } from 'node:os'

const endings: (() => unknown)[] = []
let isListening = false
let isEnding = false

/**
 * Has something that this command started ended when the command itself is told to end; what was started last goes first.
 * Node would run no `finally` then, and leave processes and folders behind.
 */
export function endOnSignal(ending: () => unknown): void {
  endings.push(ending)
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(signal))
}

/** Told again, it goes on with what it is at. */
async function endAll(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (let ending = endings.pop(); ending; ending = endings.pop()) {
    try {
      await ending()
    } catch (error) {
      process.stderr.write(`Something could not be ended: ${String(error)}\n`)
    }
  }
  process.exit(128 + constants.signals[signal])
}
