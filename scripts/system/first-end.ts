import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

/** Resolves with the name of the first process that ends by itself. */
export function firstEnd(children: readonly Child[]): Promise<string> {
  return Promise.race(
    children.map(async ({ name, ended }) => {
      const { code, signal } = await ended
      await wait(50)
      return `${name} ended (${signal ?? `exit code ${code}`}).`
    }),
  )
}
