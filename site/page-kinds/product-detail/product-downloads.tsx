import { useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { type FileLanguage, fileLanguages } from 'component-schemas/kinds/file-languages.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'

export type ProductDownloadsProps = {
  downloads: readonly DownloadCard[]
  /** Address of the data sheet that is made of the product's data. */
  dataSheet: string
  context: BlockContext
}

/** The data sheet, then the editors' documents and programs for the product, with language and size. */
export function ProductDownloads({ downloads, dataSheet, context }: ProductDownloadsProps) {
  const { t } = useLingui()
  const sheet: DownloadCard = {
    uuid: dataSheet,
    title: t`Data sheet`,
    kind: 'instructions',
    teaser: t`The data of this page to print: specification, drawing to scale, packaging with bar code.`,
    files: [{ language: fileLanguageOf(context.locale), href: dataSheet, fileType: 'PDF' }],
  }
  return (
    <section className={styles.section} id="downloads">
      <Heading level={2} size={2}>{t`Downloads`}</Heading>
      <ul className={styles.rows}>
        <li>
          <DownloadRow download={sheet} level={3} context={context} hasKind={false} />
        </li>
        {downloads.map((download) => (
          <li key={download.uuid}>
            <DownloadRow download={download} level={3} context={context} hasKind />
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
