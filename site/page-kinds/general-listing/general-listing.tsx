import { Plural, useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import { hasOpeningTitle, RenderBlocks, splitAfterOpening } from '#site/blocks/render-blocks.tsx'
import { featureValueLabels } from '#site/features.pages.tsx'
import { ListCount } from '#site/page-kinds/parts/listing/listing.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { LoadMore } from '#site/ui/loading/load-more.tsx'
import type { ComposedProps } from '../view-props.ts'
import styles from './general-listing.module.css'
import { type ListAddress, ListFilters } from './list-filters.tsx'
import { isNarrowed, NoEntry } from './no-entry.tsx'
import { renderListed } from './render-listed.tsx'

export type GeneralListingProps = ComposedProps & {
  listing: { items: readonly ListedItem[]; total: number }
  filters: readonly ListFilter[]
  /** Where the list is now: its filters lead from here. */
  address: ListAddress
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
}

/**
 * A page of blocks around a list of one kind of story, with what narrows it. The list comes right after what opens the
 * page: it is what the address promises; a form or a reason to stay is for those who have seen it.
 */
export function GeneralListing(props: GeneralListingProps) {
  const { page, body, listing, filters, address, moreHref, breadcrumbs, context } = props
  const { t } = useLingui()
  const { items, total } = listing
  const title = hasOpeningTitle(body) ? undefined : page.title
  const [opening, rest] = splitAfterOpening(body)
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={opening} context={context} hasTitle={title !== undefined} />
      <PageSection label={page.title} id="list">
        <ListFilters filters={filters} address={address} context={context} ofFeatures={featureValueLabels} />
        {total === 0 && isNarrowed(filters) ? (
          <NoEntry filters={filters} address={address} />
        ) : (
          <ListCount>
            <Plural value={listing.total} _0="Nothing here yet." one="# entry" other="# entries" />
          </ListCount>
        )}
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={item.card.uuid} id={anchorOf(index)}>
              {renderListed(item, context)}
            </li>
          ))}
        </ul>
        <LoadMore
          shown={items.length}
          total={total}
          progress={(shownText, totalText) => t`${shownText} of ${totalText} entries`}
          locale={context.locale}
          href={moreHref && `${moreHref}#${anchorOf(items.length)}`}
          label={t`Show more`}
        />
      </PageSection>
      <RenderBlocks blocks={rest} context={context} hasTitle />
    </>
  )
}

/** "Show more" leads to the first card it adds, so that readers keep their place. */
function anchorOf(index: number): string {
  return `entry-${index + 1}`
}
