import { Plural, useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { type ListAddress, ListFilters } from '#site/page-kinds/general-listing/list-filters.tsx'
import { isNarrowed, NoEntry } from '#site/page-kinds/general-listing/no-entry.tsx'
import { ListCount } from '#site/page-kinds/parts/listing/listing.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '#site/page-kinds/view-props.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { LoadMore } from '#site/ui/loading/load-more.tsx'
import type { NearSearch } from '../find-shops.ts'
import { distanceText, ShopRow } from '../shop-row.tsx'
import { NearForm } from './near-form.tsx'
import styles from './shop-finder.module.css'
import { type RenderedMap, ShopMap } from './shop-map.tsx'

export type ShopFinderProps = ComposedProps & {
  listing: { items: readonly ShopCard[]; total: number }
  filters: readonly ListFilter[]
  /** What a reader typed into "nearest first"; without it the list is ordered by country and town. */
  near: NearSearch | undefined
  map: RenderedMap | undefined
  towns: readonly string[]
  /** Where the list is now: its filters lead from here. */
  address: ListAddress
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
}

/** The shops of a product line: by country and town, or the nearest first when a reader says where that is. */
export function ShopFinder(props: ShopFinderProps) {
  const { page, body, listing, filters, near, map, towns, address, moreHref, breadcrumbs, context } = props
  const { t } = useLingui()
  const { items, total } = listing
  const title = hasOpeningTitle(body) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
      <PageSection label={page.title} id="list" above="section-small" between="space-3">
        <div className={styles.where}>
          <div className={styles.choices}>
            <NearForm
              address={address}
              towns={towns}
              typed={typedQuery(near)}
              isKnown={!near || near.spot !== undefined}
              meant={near?.meant}
            />
            <ListFilters filters={filters} address={address} context={context} />
            {total === 0 && isNarrowed(filters) ? (
              <NoEntry filters={filters} address={address} />
            ) : (
              <ListCount>
                <Plural value={listing.total} _0="No shops here yet." one="# shop" other="# shops" />
              </ListCount>
            )}
          </div>
          {map && <ShopMap map={map} shops={items} anchorOf={anchorOf} />}
        </div>
        <Shops shops={items} near={near} locale={context.locale} />
        <LoadMore
          shown={items.length}
          total={total}
          progress={(shownText, totalText) => t`${shownText} of ${totalText} shops`}
          locale={context.locale}
          href={moreHref && `${moreHref}#${anchorOf(items.length)}`}
          label={t`Show more shops`}
        />
      </PageSection>
    </>
  )
}

/** A position is no typed text. */
function typedQuery(near: ShopFinderProps['near']): string | undefined {
  return near && !isPosition(near.typed) ? near.typed : undefined
}

function isPosition(typed: string): boolean {
  return /^[-\d.,\s]+$/.test(typed) && typed.includes(',')
}

type ShopsProps = { shops: readonly ShopCard[]; near: ShopFinderProps['near']; locale: string }

function Shops({ shops, near, locale }: ShopsProps) {
  const { t } = useLingui()
  if (shops.length === 0) return undefined
  if (near?.spot) {
    const typed = near.typed
    const heading = isPosition(typed) ? t`Nearest to you` : t`Nearest to ${typed}`
    return (
      <>
        <FarAway nearestKm={shops[0]?.distanceKm} locale={locale} />
        <Group heading={heading} shops={shops} from={0} locale={locale} />
      </>
    )
  }
  return byCountry(shops).map(({ name, shops: own, from }) => (
    <Group key={name} heading={name} shops={own} from={from} locale={locale} />
  ))
}

/** A shop that far away is worth a call before the journey. */
const nearKm = 50

function FarAway({ nearestKm, locale }: { nearestKm: number | undefined; locale: string }) {
  const { t } = useLingui()
  if (nearestKm === undefined || nearestKm <= nearKm) return undefined
  const [limit, nearest] = [distanceText(nearKm, locale), distanceText(nearestKm, locale)]
  return <p className={styles.far}>{t`There is no shop within ${limit}. The nearest one is ${nearest} away.`}</p>
}

type GroupProps = { heading: string; shops: readonly ShopCard[]; from: number; locale: string }

function Group({ heading, shops, from, locale }: GroupProps) {
  return (
    <div className={styles.group}>
      <Heading level={2} size={2}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {shops.map((shop, index) => (
          <li key={shop.uuid} id={anchorOf(from + index)}>
            <ShopRow shop={shop} level={3} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type Country = { name: string; shops: ShopCard[]; from: number }

/** Shops that follow each other in one country; `from` is the place of the first one in the whole list. */
function byCountry(shops: readonly ShopCard[]): Country[] {
  const groups: Country[] = []
  for (const [index, shop] of shops.entries()) {
    const last = groups.at(-1)
    if (last?.name === shop.countryName) last.shops.push(shop)
    else groups.push({ name: shop.countryName, shops: [shop], from: index })
  }
  return groups
}

/** "Show more" leads to the first shop it adds, so that readers keep their place. */
function anchorOf(index: number): string {
  return `shop-${index + 1}`
}
