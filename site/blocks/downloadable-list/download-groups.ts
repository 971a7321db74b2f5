import type { DownloadCard, DownloadGroup } from 'component-schemas/cards/resolved-data.ts'
import { type DownloadKind, downloadKinds } from 'component-schemas/kinds/download-kinds.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'

/** Downloads under one heading: a folder's, a kind's, or none. */
export type ListedGroup = { key: string; downloads: readonly DownloadCard[] } & (
  | { by: 'folder'; title: string; teaser: string | undefined }
  | { by: 'kind'; kind: DownloadKind }
  | { by: 'nothing' }
)

/** The folders' downloads as the editor wants them grouped. A download of two folders appears once in a kind's group. */
export function downloadGroups(
  folders: readonly DownloadGroup[],
  groupBy: 'folder' | 'kind' | 'nothing',
): readonly ListedGroup[] {
  if (groupBy === 'folder') {
    return folders
      .filter(({ downloads }) => downloads.length > 0)
      .map(({ uuid, title, teaser, downloads }) => ({ by: 'folder', key: uuid, title, teaser, downloads }))
  }
  const all = [...new Map(folders.flatMap(({ downloads }) => downloads.map((one) => [one.uuid, one]))).values()]
  if (groupBy === 'nothing') return all.length > 0 ? [{ by: 'nothing', key: 'all', downloads: all }] : []
  const kinds = keysOf(downloadKinds)
  return kinds
    .map((kind) => ({ by: 'kind' as const, key: kind, kind, downloads: all.filter((one) => one.kind === kind) }))
    .filter(({ downloads }) => downloads.length > 0)
}
