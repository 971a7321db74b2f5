import { SpaceLockedError } from './apply/push-lock.ts'
import { SpaceChangedError } from './apply/require-unchanged.ts'
import { RefusedChangesError } from './plan/refuse-risks.ts'

/** Exit codes of the commands about schemas, for continuous integration. */
export const exitCodes = { done: 0, error: 1, pending: 2, refused: 3, needsMigration: 4, busy: 5 } as const

/** Help text for the exit codes of commands that write schemas. */
export const exitCodeMeanings = {
  0: 'nothing to do, or done',
  1: 'error',
  3: 'a change that is not safe was refused',
  4: 'content stands against a change',
  5: 'another push is under way, or the space has changed',
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Exit code for an error of a command about schemas. */
export function codeOf(error: unknown): number {
  if (error instanceof RefusedChangesError) return error.needsMigration ? exitCodes.needsMigration : exitCodes.refused
  return error instanceof SpaceLockedError || error instanceof SpaceChangedError ? exitCodes.busy : exitCodes.error
}
