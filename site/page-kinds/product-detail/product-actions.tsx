import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import styles from './product-intro.module.css'

export type ProductActionsProps = {
  /** Address of the form that asks for its price; absent where the product has no address yet. */
  price: string | undefined
  /** Address of the data sheet. */
  dataSheet: string
  /** Address of the shops that sell products of its line, where the market has them. */
  shops: string | undefined
  /** Anchor of its parts on this page, for a machine that has some. */
  spareParts: string | undefined
}

/** What a visitor does next with the product. */
export function ProductActions({ price, dataSheet, shops, spareParts }: ProductActionsProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.actions}>
      {price !== undefined && (
        <li>
          <ButtonLink to={{ href: price }}>{t`Ask the price`}</ButtonLink>
        </li>
      )}
      {shops !== undefined && (
        <li>
          <ButtonLink to={{ href: shops }} look="secondary">{t`Where to buy`}</ButtonLink>
        </li>
      )}
      {spareParts !== undefined && (
        <li>
          <ButtonLink
            to={{ href: spareParts }}
            look="secondary"
            icon="chevron-down"
          >{t`Spare parts and accessories`}</ButtonLink>
        </li>
      )}
      <li>
        <ButtonLink to={{ href: dataSheet }} look="secondary" icon="download">{t`Data sheet (PDF)`}</ButtonLink>
      </li>
    </ul>
  )
}
