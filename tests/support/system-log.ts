import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The log file of all parts of the system under test; each line starts with its part. */
export function systemLog(): string {
  return join(process.env['TEST_DATA_FOLDER'] ?? '', 'system.log')
}

/** The site's log lines so far. */
export async function siteLog(): Promise<string> {
  const lines = (await readFile(systemLog(), 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith('site | ')).join('\n')
}
