import { spawnSync } from 'node:child_process'

type GitOptions = {
  /** Standard input. */
  input?: string
  env?: Record<string, string>
  /** Exit codes that are no error; 0 alone by default. */
  accept?: readonly number[]
}

/**
 * Runs git in a repository and returns its standard output.
 * @throws Error with what git says, when it ends with another exit code
 */
export function git(root: string, args: readonly string[], { input, env, accept = [0] }: GitOptions = {}): string {
  const options = { cwd: root, encoding: 'utf8', input, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 } as const
  const { status, stdout, stderr, error } = spawnSync('git', args, options)
  if (error) throw error
  if (status === null || !accept.includes(status)) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout
}

/** Writes the files of a commit or tree into a new folder. Index and working tree of the repository stay as they are. */
export function checkOut(root: string, tree: string, folder: string): void {
  const env = { GIT_INDEX_FILE: `${folder}.index` }
  git(root, ['read-tree', tree], { env })
  git(root, ['-c', 'core.autocrlf=false', 'checkout-index', '--all', `--prefix=${folder}/`], { env })
}

/** Stores the files of a folder in the repository, ignored ones too. @returns the id of the tree */
export function storeTree(root: string, folder: string): string {
  const env = {
    GIT_DIR: git(root, ['rev-parse', '--absolute-git-dir']).trim(),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: `${folder}.index`,
  }
  git(folder, ['-c', 'core.autocrlf=false', 'add', '--all', '--force', '.'], { env })
  return git(folder, ['write-tree'], { env }).trim()
}

/** Files that differ between two commits or trees. */
export function changedFiles(root: string, [before, after]: readonly [string, string], kinds = 'AMDT'): string[] {
  const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', `--diff-filter=${kinds}`, before, after]
  return git(root, args).split('\0').filter(Boolean)
}
