import type { WireAssetFolder } from '../../services/wire-asset.ts'

/** Folders with the names of their ancestors, `Products / Cylinders`, in alphabetical order. */
export function folderPaths(folders: readonly WireAssetFolder[]): { id: number; path: string }[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const pathOf = (folder: WireAssetFolder, depth: number): string => {
    const parent = byId.get(folder.parent_id ?? 0)
    // A cycle of folders must not crash the editor.
    return parent === undefined || depth > 20 ? folder.name : `${pathOf(parent, depth + 1)} / ${folder.name}`
  }
  return folders
    .map((folder) => ({ id: folder.id, path: pathOf(folder, 0) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
