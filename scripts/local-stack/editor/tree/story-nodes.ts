import type { WireStoryRow } from '../services/wire-story.ts'

/** The loaded rows of one folder and the total number. */
export type FolderPages = { rows: readonly WireStoryRow[]; total: number | undefined; isLoading: boolean }

/** One row of the tree with its loaded descendants. */
export type StoryNode = { id: number; row: WireStoryRow; children: StoryNode[]; folder: FolderPages | undefined }

export type Folders = ReadonlyMap<number, FolderPages>

/** The loaded rows of a folder, 0 for the root, as a tree. */
export function storyNodes(folders: Folders, parentId = 0): StoryNode[] {
  return (folders.get(parentId)?.rows ?? []).map((row) => ({
    id: row.id,
    row,
    children: row.is_folder ? storyNodes(folders, row.id) : [],
    folder: row.is_folder ? folders.get(row.id) : undefined,
  }))
}

/** Whether a folder has rows that are not loaded. */
export function hasMore(pages: FolderPages | undefined): boolean {
  return pages !== undefined && (pages.total === undefined || pages.rows.length < pages.total)
}

/** A loaded row; undefined when none has this id. */
export function rowWith(folders: Folders, id: number): WireStoryRow | undefined {
  for (const { rows } of folders.values()) {
    const row = rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}

/** Actions on a row of the list. */
export type StoryAction = 'newStory' | 'newFolder' | 'rename' | 'move' | 'duplicate' | 'delete' | 'restore'

export type RequestedAction = { action: StoryAction; row: WireStoryRow | undefined }
