import { spawnSync } from 'node:child_process'

const form = /^[\w.-]{1,64}$/

/**
 * The name of a build. Instances whose builds have one name share pages (`server/page-cache/tiers/shared-tier.ts`), so that it must
 * represent the sources: the commit does where the work tree is clean. Elsewhere the framework makes a name that no other build has.
 * @param given the variable BUILD_ID, for a build without a repository such as that of an image
 * @param folder in the work tree
 * @throws Error where the given name cannot be part of a path
 */
export function buildIdOf(given: string | undefined, folder: string): string | null {
  if (given !== undefined && given !== '') {
    if (!form.test(given)) throw new Error('BUILD_ID has at most 64 letters, digits, dots, hyphens and underscores.')
    return given
  }
  const changes = git(folder, 'status', '--porcelain')
  return changes === '' ? (git(folder, 'rev-parse', 'HEAD') ?? null) : null
}

/** @returns undefined without git, without a repository, or where git refuses the folder of another user */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
