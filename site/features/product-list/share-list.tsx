import { useLingui } from '@lingui/react/macro'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { listQuery } from '#site/routing/query/product-list.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { PrintButton } from '#site/ui/button/print-button.client.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { CopyButton } from '#site/ui/part-number/copy-button.client.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './product-list.module.css'
import type { QrCode } from './qr-code.ts'

export type ShareListProps = {
  url: string
  qr: QrCode | undefined
  lines: readonly ProductLine[]
  code: LocaleCode
  /** Path of the page where customers save it under a name. */
  savePath: string | undefined
  /** Whether a form below receives the list. */
  hasForm: boolean
}

/** What can be done with a list: ask its price, take it along, hand it on. */
export function ShareList({ url, qr, lines, code, savePath, hasForm }: ShareListProps) {
  const { t } = useLingui()
  return (
    <div className={styles.share}>
      <div className={styles.ways} data-list="">
        {hasForm && (
          <ButtonLink to={{ href: '#ask' }} icon="mail">
            {t`Ask price for all`}
          </ButtonLink>
        )}
        <QuietLink to={{ href: `/api/tables/list.csv?locale=${code}&l=${listQuery(lines)}` }} download>
          {t`Table as CSV`}
        </QuietLink>
        {savePath !== undefined && (
          <QuietLink
            to={{ href: `${savePath}?l=${listQuery(lines)}` }}
          >{t`Save under a name, as a customer`}</QuietLink>
        )}
        <PrintButton className={styles.button}>{t`Print`}</PrintButton>
        <CopyButton
          text={url}
          labels={{ copy: t`Copy the address of this list`, copied: t`Copied` }}
          icons={{ copy: <Icon name="copy" />, copied: <Icon name="check" /> }}
          className={styles.button}
        />
      </div>
      <noscript>
        <p className={styles.note}>{t`These take the list as it was when you last pressed “Update list”.`}</p>
      </noscript>
      {qr ? (
        <Disclosure label={t`QR code of this list`}>
          <figure className={styles.figure}>
            <svg
              className={styles.qr}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              shapeRendering="crispEdges"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={qr.size} height={qr.size} fill="#ffffff" />
              <path d={qr.path} fill="#000000" />
            </svg>
            <figcaption>{t`It opens this list on a phone.`}</figcaption>
          </figure>
        </Disclosure>
      ) : (
        <p className={styles.note}>{t`The list is too long for a QR code that a phone can read.`}</p>
      )}
    </div>
  )
}
