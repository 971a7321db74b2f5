import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what nobody holds any more. V8 does so only when the room that it allows itself is full; what is thrown away after a
 * start would lie there for hours. Stops the process for a moment: not for a process that answers visitors.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
