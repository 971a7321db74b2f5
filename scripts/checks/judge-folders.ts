import { dirname } from 'node:path'
import { largeFolders, mostEntries, smallFolders } from './folder-rules.ts'

/**
 * What is wrong with the sizes of folders: one file is no folder, and too many entries need groups.
 * @param files paths of the repository's files
 * @returns a sentence for each folder that breaks a rule
 */
export function judgeFolders(files: readonly string[]): string[] {
  return [...entriesByFolder(files)].flatMap(([folder, entries]) => {
    if (entries.size > mostEntries && !isListed(folder, largeFolders))
      return [`${folder} has ${entries.size} entries; group them so that it has at most ${mostEntries}.`]
    const isSingle =
      entries.size === 1 && folder.split('/').length > 2 && files.includes(`${folder}/${[...entries][0]}`)
    return isSingle && !isListed(folder, smallFolders) ? [`${folder} holds one file; move the file up.`] : []
  })
}

function isListed(folder: string, rows: Readonly<Record<string, string>>): boolean {
  return Object.keys(rows).some((path) => folder === path || folder.startsWith(`${path}/`))
}

function entriesByFolder(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    let entry = file
    for (let folder = dirname(entry); folder !== '.'; folder = dirname(folder)) {
      const entries = folders.get(folder) ?? new Set()
      folders.set(folder, entries.add(entry.slice(folder.length + 1).split('/')[0] ?? ''))
      entry = folder
    }
  }
  return folders
}
