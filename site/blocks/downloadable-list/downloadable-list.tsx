import { useLingui } from '@lingui/react/macro'
import type { DownloadableList } from 'component-schemas/blocks/downloadable-list/schema.ts'
import type { DownloadCard, DownloadGroup, Resolved } from 'component-schemas/cards/resolved-data.ts'
import { type DownloadKind, downloadKinds } from 'component-schemas/kinds/download-kinds.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockContext, BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { downloadKindsName } from './download-kind-name.ts'
import { DownloadRow } from './download-row.tsx'
import styles from './downloadable-list.module.css'

/** Downloads under one heading: a folder's, a kind's, or none. */
type ListedGroup = { key: string; downloads: readonly DownloadCard[] } & (
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

/** Files to download, under the headings that the editor chose. Renders nothing without files. */
export function DownloadableListBlock({ block, context, level }: BlockProps<Resolved<DownloadableList>>) {
  const groups = downloadGroups(block.resolved.folders, block.groupBy)
  if (groups.length === 0 && !context.isEditor) return undefined
  const groupLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.key} group={group} level={groupLevel} context={context} />
        ))}
      </div>
    </BlockFrame>
  )
}

function Group({ group, level, context }: { group: ListedGroup; level: HeadingLevel; context: BlockContext }) {
  const { i18n } = useLingui()
  const title =
    group.by === 'folder' ? group.title : group.by === 'kind' ? i18n._(downloadKindsName[group.kind]) : undefined
  const teaser = group.by === 'folder' ? group.teaser : undefined
  return (
    <div className={styles.group} data-headed={title === undefined ? undefined : ''}>
      {title !== undefined && (
        <div className={styles.about}>
          <Heading level={level} size={1}>
            {title}
          </Heading>
          {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
        </div>
      )}
      <ul className={styles.rows}>
        {group.downloads.map((download) => (
          <li key={download.uuid}>
            <DownloadRow
              download={download}
              level={title === undefined ? level : nextLevel(level)}
              context={context}
              hasKind={group.by !== 'kind'}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
