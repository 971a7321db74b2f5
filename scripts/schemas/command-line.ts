import { z } from 'zod'
import type { Space } from '../management/management-requests.ts'
import { loadEnvFile, readSettings, withoutSecrets } from '../settings.ts'
import { SpaceLockedError } from './apply/push-lock.ts'
import { SpaceChangedError } from './apply/require-unchanged.ts'
import { RefusedChangesError } from './plan/refuse-risks.ts'

/** Exit codes of the commands about schemas, for continuous integration. */
export const exitCodes = { done: 0, error: 1, pending: 2, refused: 3, needsMigration: 4, busy: 5 } as const

/** The space a command works on; the embedded service's unless the variables say another. */
export function readSpace(): Space {
  loadEnvFile()
  const settings = readSettings()
  const address = z
    .url({ protocol: /^https?$/ })
    .safeParse(process.env['CONTENT_MANAGEMENT_URL'] || `http://localhost:${settings.CONTENT_PORT}`)
  if (!address.success) throw new Error('CONTENT_MANAGEMENT_URL is not an address such as http://localhost:4010.')
  return {
    contentUrl: address.data.replace(/\/$/, ''),
    spaceId: settings.SPACE_ID,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command: a failure becomes a sentence on standard error and an exit code. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
    process.exitCode = codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof RefusedChangesError) return error.needsMigration ? exitCodes.needsMigration : exitCodes.refused
  return error instanceof SpaceLockedError || error instanceof SpaceChangedError ? exitCodes.busy : exitCodes.error
}
