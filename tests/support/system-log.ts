import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where everything stands that the parts of the system under test have written, a line each, its part in front. */
export function systemLog(): string {
  return join(process.env['TEST_DATA_FOLDER'] ?? '', 'system.log')
}

/** What the site itself has written so far. */
export async function siteLog(): Promise<string> {
  const lines = (await readFile(systemLog(), 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith('site | ')).join('\n')
}
