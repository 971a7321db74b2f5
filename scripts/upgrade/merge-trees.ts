import { changedFiles, git } from './git.ts'
import type { UpgradeEntry } from './upgrade-entry.ts'

export type MergedTree = {
  /** Files in conflict have markers, or the own version where there is no text. */
  tree: string
  entries: UpgradeEntry[]
  /** Versions of the files in conflict, as lines of git's index. */
  versions: string[]
}

const author = ['-c', 'user.name=upgrade', '-c', 'user.email=upgrade@localhost']

/**
 * Merges what a release changed since the base into the last commit, by git's own merge: it follows renamed files too.
 * @param trees ids of the trees of base and release
 * @param version of the release, for the markers of conflicts
 */
export function mergeTrees(root: string, trees: { base: string; release: string }, version: string): MergedTree {
  const commit = (tree: string, ...parents: string[]) =>
    git(root, [...author, 'commit-tree', tree, ...parents.flatMap((one) => ['-p', one]), '-m', 'upgrade']).trim()
  const base = commit(trees.base)
  // Markers name the sides as the command line does; names of commits would tell a reader nothing.
  const sides = { 'upgrade/yours': commit('HEAD^{tree}', base), [`upgrade/${version}`]: commit(trees.release, base) }
  const names = Object.keys(sides)
  for (const [name, id] of Object.entries(sides)) git(root, ['update-ref', `refs/${name}`, id])
  try {
    const options = ['-c', 'merge.conflictStyle=diff3']
    const args = [...options, 'merge-tree', '--write-tree', '--messages', '-z', ...names]
    return readMerge(root, git(root, args, { accept: [0, 1] }))
  } finally {
    for (const name of names) git(root, ['update-ref', '-d', `refs/${name}`])
  }
}

/** The output of `git merge-tree`: the tree, the versions in conflict, and its messages, each part after an empty one. */
function readMerge(root: string, output: string): MergedTree {
  const [tree = '', ...parts] = output.split('\0')
  const end = parts.indexOf('')
  const entries = readMessages(parts.slice(end + 1))
  const listed = new Set(entries.map(({ path }) => path))
  const taken = changedFiles(root, ['HEAD', tree]).filter((path) => !listed.has(path))
  return {
    tree,
    entries: [...taken.map((path) => ({ path, what: 'taken' as const })), ...entries],
    versions: parts.slice(0, Math.max(end, 0)),
  }
}

/** Each message is the number of its files, these files, its kind and its text. A conflict counts more than a merge of the same file. */
function readMessages(parts: readonly string[]): UpgradeEntry[] {
  const entries = new Map<string, UpgradeEntry>()
  for (let at = 0; at + 2 < parts.length; ) {
    const kind = at + Number(parts[at]) + 1
    const [path = '', type = '', text = ''] = [parts[at + 1], parts[kind], parts[kind + 1]]
    if (type.startsWith('CONFLICT')) entries.set(path, { path, what: 'conflict', note: text.trim() })
    else if (!entries.has(path)) entries.set(path, { path, what: 'merged' })
    at = kind + 2
  }
  return [...entries.values()]
}
