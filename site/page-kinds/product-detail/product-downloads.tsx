import { useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'

export type ProductDownloadsProps = { downloads: readonly DownloadCard[]; context: BlockContext }

/** Documents and programs for the product, with language and size. Draws nothing without any. */
export function ProductDownloads({ downloads, context }: ProductDownloadsProps) {
  const { t } = useLingui()
  if (downloads.length === 0) return undefined
  return (
    <section className={styles.section} id="downloads">
      <Heading level={2} size={2}>{t`Downloads`}</Heading>
      <ul className={styles.rows}>
        {downloads.map((download) => (
          <li key={download.uuid}>
            <DownloadRow download={download} level={3} context={context} hasKind />
          </li>
        ))}
      </ul>
    </section>
  )
}
