import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from '../../system/child.ts'

/**
 * How a process ended by itself, with its last output; nothing while it runs. Without this report, the figures of a
 * crashed server look like those of an overloaded one.
 */
export async function ownEnd({ ended, lastLines }: Child): Promise<string | undefined> {
  // The caller may see the closed connection before the exit event, and the last output comes after that.
  await wait(100)
  const end = await Promise.race([ended, undefined])
  if (!end) return undefined
  const how = end.signal ?? `exit code ${end.code}`
  const lastWords = lastLines.length > 0 ? `it printed last:\n${lastLines.join('\n')}` : 'it printed nothing.'
  return `its process ended by itself (${how}); ${lastWords}`
}
