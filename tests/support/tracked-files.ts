import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from 'scripts/settings.ts'

/** Paths of the project's files from its root: those in the repository, and new ones that it does not ignore. */
export function trackedFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  // A file that is deleted and not committed is listed all the same.
  return listed.filter((file) => file !== '' && existsSync(join(root, file)))
}
