import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns unreferenced memory to the system. V8 does so only when its heap limit is reached; the garbage of a start would stay for
 * hours. Stops the process for a moment: not for a process that serves requests.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
