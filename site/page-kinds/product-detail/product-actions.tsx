import { useLingui } from '@lingui/react/macro'
import { featureProductFiles, featureProductLinks } from '#site/features.pages.tsx'
import { formatAddress } from '#site/routing/page-format.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import styles from './product-intro.module.css'

/** A link that a feature adds, by its name. */
export type ProductLink = { name: string; href: string }

export type ProductActionsProps = {
  /** Address of the form that asks for its price; absent where the product has no address yet. */
  price: string | undefined
  /** Address of the product's page. */
  path: string
  links: readonly ProductLink[]
  /** Anchor of its parts on this page, for a machine that has some. */
  spareParts: string | undefined
}

/** What a visitor does next with the product. */
export function ProductActions({ price, path, links, spareParts }: ProductActionsProps) {
  const { t, i18n } = useLingui()
  return (
    <ul className={styles.actions}>
      {price !== undefined && (
        <li>
          <ButtonLink to={{ href: price }}>{t`Ask the price`}</ButtonLink>
        </li>
      )}
      {links.map(({ name, href }) => {
        const label = featureProductLinks[name]
        return (
          label && (
            <li key={name}>
              <ButtonLink to={{ href }} look="secondary">
                {i18n._(label)}
              </ButtonLink>
            </li>
          )
        )
      })}
      {spareParts !== undefined && (
        <li>
          <ButtonLink
            to={{ href: spareParts }}
            look="secondary"
            icon="chevron-down"
          >{t`Spare parts and accessories`}</ButtonLink>
        </li>
      )}
      {featureProductFiles.map(({ button, ...format }) => (
        <li key={format.ending}>
          <ButtonLink to={{ href: formatAddress(path, format) }} look="secondary" icon="download">
            {i18n._(button)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
