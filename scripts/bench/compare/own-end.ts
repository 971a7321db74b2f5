import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from '../../system/child.ts'

/**
 * How a process that nobody stopped has ended, with what it printed last; nothing while it runs. Figures of a server that is
 * gone look like those of one that is overwhelmed.
 */
export async function ownEnd({ ended, lastLines }: Child): Promise<string | undefined> {
  // Who asked it hears of the end before we do, and its last words come after that.
  await wait(100)
  const end = await Promise.race([ended, undefined])
  if (!end) return undefined
  const how = end.signal ?? `exit code ${end.code}`
  const said = lastLines.length > 0 ? `it printed last:\n${lastLines.join('\n')}` : 'it printed nothing.'
  return `its process ended by itself (${how}); ${said}`
}
