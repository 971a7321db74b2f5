import { useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { type FileLanguage, fileLanguages } from 'component-schemas/kinds/file-languages.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import { featureProductFiles } from '#site/features.pages.tsx'
import { formatAddress } from '#site/routing/page-format.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'

export type ProductDownloadsProps = {
  downloads: readonly DownloadCard[]
  /** Address of the product's page. */
  path: string
  context: BlockContext
}

/** The files that features make of the product's data, then the editors' documents and programs for the product, with language and size. */
export function ProductDownloads({ downloads, path, context }: ProductDownloadsProps) {
  const { t, i18n } = useLingui()
  if (featureProductFiles.length + downloads.length === 0) return undefined
  const made = featureProductFiles.map(({ fileType, title, teaser, ...format }): DownloadCard => {
    const href = formatAddress(path, format)
    return {
      uuid: href,
      title: i18n._(title),
      kind: 'instructions',
      teaser: i18n._(teaser),
      files: [{ language: fileLanguageOf(context.locale), href, fileType }],
    }
  })
  return (
    <section className={styles.section} id="downloads">
      <Heading level={2} size={2}>{t`Downloads`}</Heading>
      <ul className={styles.rows}>
        {[...made, ...downloads].map((download, index) => (
          <li key={download.uuid}>
            <DownloadRow download={download} level={3} context={context} hasKind={index >= made.length} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @param locale BCP 47 tag */
function fileLanguageOf(locale: string): FileLanguage {
  const [language = ''] = locale.split('-')
  return isFileLanguage(language) ? language : 'any'
}

function isFileLanguage(value: string): value is FileLanguage {
  return Object.hasOwn(fileLanguages, value)
}
