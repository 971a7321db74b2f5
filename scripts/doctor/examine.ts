import { type Check, checks } from './checks.ts'
import type { Connection } from './connection.ts'
import type { Finding } from './finding.ts'

/** Runs one check after the other; a failed request is a problem too. */
export async function examine(
  connection: Connection,
  report: (check: Check, finding: Finding) => void,
): Promise<boolean> {
  let isWell = true
  for (const check of checks) {
    const finding = await check.find(connection).catch(asFinding)
    report(check, finding)
    isWell &&= finding.isRight
  }
  return isWell
}

function asFinding(error: unknown): Finding {
  const reason = error instanceof Error ? error.message || String(error.cause ?? error.name) : JSON.stringify(error)
  return { isRight: false, problem: reason, remedy: 'Check the address and the key.' }
}
