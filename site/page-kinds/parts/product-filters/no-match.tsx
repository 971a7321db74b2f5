import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { hrefUnfiltered } from './href-unfiltered.ts'
import styles from './no-match.module.css'
import { useFacetNames } from './use-facet-names.ts'

export type NoMatchProps = {
  filters: readonly ProductFilter[]
  address: ListAddress
  anchor: string
  context: BlockContext
}

/** Nothing meets all the choices: says which one to take back, and what that would show. */
export function NoMatch({ filters, address, anchor, context }: NoMatchProps) {
  const { t } = useLingui()
  const names = useFacetNames(context)
  const ways = filters.filter(({ options, without }) => without > 0 && options.some(({ isChosen }) => isChosen))
  return (
    <div className={styles.empty}>
      <Heading level={2} size={2}>
        <Trans>No product meets all of these filters</Trans>
      </Heading>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ name, without }) => {
            const { [name]: _, ...others } = address.query
            const facet = names.facet(name)
            return (
              <li key={name}>
                <QuietLink
                  to={{ href: `${hrefOfQuery(address.path, others)}#${anchor}` }}
                >{t`Without “${facet}”`}</QuietLink>
                {': '}
                <Plural value={without} one="# product" other="# products" />
              </li>
            )
          })}
        </ul>
      )}
      <ButtonLink to={{ href: hrefUnfiltered(address, filters, anchor) }} look="secondary">
        {t`Show all products`}
      </ButtonLink>
    </div>
  )
}
