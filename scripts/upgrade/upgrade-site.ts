import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codemodsOf } from './codemod.ts'
import { bytesOf, filesIn, isSame } from './folder-files.ts'
import { changedFiles, checkOut, git, storeTree } from './git.ts'
import { leaveOut } from './leave-out.ts'
import { mergeByKey } from './merge-by-key.ts'
import { type MergedTree, mergeTrees } from './merge-trees.ts'
import { bringIntoWords, readBrand } from './own-words.ts'
import { commitOf, takeSource } from './source-tree.ts'
import { readStamp, type Stamp } from './stamp.ts'
import type { Trees } from './trees.ts'
import type { UpgradeEntry } from './upgrade-entry.ts'

type Request = {
  /** Folder of the site. */
  root: string
  /** The release: a git reference or an archive. */
  source: string
  /** The release that the site is based on, where the repository has no commit of the stamp. */
  base?: string | undefined
  isDryRun: boolean
}

export type Upgrade = { from: Stamp; to: Stamp; codemods: readonly string[]; entries: readonly UpgradeEntry[] }

/**
 * Merges a release into the files of a site. All of it is made in a folder aside and written at the end, so that a failure leaves nothing.
 * Files in conflict have markers and are unmerged for git, which refuses a commit until they are resolved.
 * @throws Error when something is not committed, when base or release is not found, or when a codemod fails
 */
export async function upgradeSite({ root, source, base, isDryRun }: Request): Promise<Upgrade> {
  if (git(root, ['status', '--porcelain']) !== '')
    throw new Error(
      'Files are not committed: commit them or put them aside (git stash -u), so that git can undo the upgrade.',
    )
  mkdirSync(join(root, '.data'), { recursive: true })
  const aside = mkdtempSync(join(root, '.data', 'upgrade-'))
  const trees = { own: join(aside, 'own'), base: join(aside, 'base'), release: join(aside, 'release') }
  try {
    checkOut(root, 'HEAD', trees.own)
    const from = takeSource(root, base ?? baseOf(root, trees.own), trees.base)
    const to = takeSource(root, source, trees.release)
    await useOwnWords(trees)
    const kept = leaveOut(trees)
    const lists = mergeByKey(trees, to)
    const stored = { base: storeTree(root, trees.base), release: storeTree(root, trees.release) }
    const merge = mergeTrees(root, stored, to.version)
    const codemods = await codemodsOf(trees.release, from.version)
    const final = await applyCodemods({ root, tree: merge.tree, folder: join(aside, 'merged') }, codemods)
    refuseUnknownFiles(root, final)
    if (!isDryRun) write(root, final, merge)
    const changed = changedFiles(root, [merge.tree, final]).map((path) => ({ path, what: 'codemod' as const }))
    const listed = new Set(lists.map(({ path }) => path))
    const others = merge.entries.filter(({ path }) => !listed.has(path))
    const entries = [...others, ...lists, ...changed, ...kept]
    return { from, to, codemods: codemods.map(({ title }) => title), entries }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** The commit of the stamp. Before `adopt` has written one, the tag of the version. */
function baseOf(root: string, own: string): string {
  const { version, commit = `v${version}` } = readStamp(readFileSync(join(own, 'package.json'), 'utf8'))
  if (commitOf(root, commit) !== undefined) return commit
  throw new Error(
    `This repository has no commit ${commit}, which release ${version} was: fetch it, or give the release with --base.`,
  )
}

/** Files that the site left in the words of the base stay in them. */
async function useOwnWords({ own, base, release }: Trees): Promise<void> {
  const to = await readBrand(own)
  const before = await readBrand(base)
  const after = await readBrand(release)
  const unchanged = new Set(filesIn(base).filter((path) => isSame(bytesOf(own, path), bytesOf(base, path))))
  const changedIn = (folder: string) => filesIn(folder).filter((path) => !unchanged.has(path))
  bringIntoWords(base, changedIn(base), { from: before, to })
  bringIntoWords(release, changedIn(release), { from: after, to })
}

type Merged = { root: string; tree: string; folder: string }

/** Codemods run after the merge: they see the site's rows beside the code of the release that reads them. @returns the id of the tree */
async function applyCodemods({ root, tree, folder }: Merged, codemods: Awaited<ReturnType<typeof codemodsOf>>) {
  if (codemods.length === 0) return tree
  checkOut(root, tree, folder)
  for (const { apply } of codemods) await apply(folder)
  return storeTree(root, folder)
}

/** Git writes over files that it ignores. */
function refuseUnknownFiles(root: string, tree: string): void {
  const unknown = changedFiles(root, ['HEAD', tree], 'A').filter((path) => existsSync(join(root, path)))
  if (unknown.length > 0)
    throw new Error(`The release adds ${unknown.join(', ')}, which is here and ignored by git: move it away.`)
}

/** Lines of the index for a file in conflict count only once its merged version is no longer there. */
function write(root: string, tree: string, { versions }: MergedTree): void {
  git(root, ['read-tree', '-m', '-u', 'HEAD', tree])
  const removed = versions.map((line) => line.replace(/^\d+ (\w+) \d/, '0 $1'))
  const input = [...removed, ...versions].map((line) => `${line}\0`).join('')
  git(root, ['update-index', '-z', '--index-info'], { input })
}
