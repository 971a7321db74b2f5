import { constants } from 'node:os'

const endings: (() => unknown)[] = []
let isListening = false
let isEnding = false

/**
 * Stops a resource of this command when the command receives a signal, the last one first. Node would run no `finally`
 * then, and leave processes and folders behind.
 */
export function endOnSignal(ending: () => unknown): void {
  endings.push(ending)
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(signal))
}

/** A repeated signal does not start a second run. */
async function endAll(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (let ending = endings.pop(); ending; ending = endings.pop()) {
    try {
      await ending()
    } catch (error) {
      process.stderr.write(`A resource could not be stopped: ${String(error)}\n`)
    }
  }
  process.exit(128 + constants.signals[signal])
}
