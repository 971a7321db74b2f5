import { posix } from 'node:path'
import { ruleFor } from './file-rules.ts'
import { bytesOf, filesIn, isSame, put } from './folder-files.ts'
import type { Trees } from './trees.ts'
import type { UpgradeEntry } from './upgrade-entry.ts'

/**
 * Deletes from base and release what is not merged, so that the merge leaves it as the site has it: files of the site (`file-rules.ts`), and
 * folders that the site has deleted, such as those of a feature.
 * @returns those of them that the release changed
 */
export function leaveOut(trees: Trees): UpgradeEntry[] {
  const { own, base, release } = trees
  const paths = new Set([...filesIn(base), ...filesIn(release)])
  const present = foldersOf(filesIn(own))
  const deleted = new Set([...foldersOf(filesIn(base))].filter((folder) => !present.has(folder)))
  return [...paths].toSorted().flatMap((path) => {
    const reason = reasonFor(path, trees) ?? deletedReason(path, deleted)
    if (reason === undefined) return []
    const isChanged = !isSame(bytesOf(base, path), bytesOf(release, path))
    put(base, path, undefined)
    put(release, path, undefined)
    return isChanged ? [{ path, what: 'kept', note: reason }] : []
  })
}

function reasonFor(path: string, { own, base, release }: Trees): string | undefined {
  const rule = ruleFor(path)
  if (rule?.owner !== 'command') return rule?.reason
  const [present, before, after] = [own, base, release].map((folder) => bytesOf(folder, path))
  return isSame(present, before) || isSame(present, after) ? undefined : rule.reason
}

function deletedReason(path: string, deleted: ReadonlySet<string>): string | undefined {
  const outermost = foldersAbove(path).findLast((folder) => deleted.has(folder))
  return outermost && `you deleted ${outermost}`
}

function foldersOf(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap(foldersAbove))
}

/** The folders that a file is in, the innermost first. */
function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}
