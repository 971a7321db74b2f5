import { useLingui } from '@lingui/react/macro'
import { isTable, productSorts, type StoredSort, sortNamed } from '#site/content/facets/product-orders.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery, type PageQuery } from '#site/routing/query/page-query.ts'
import { ListLinks } from './list-links.tsx'

export type SortLinksProps = { address: ListAddress; anchor: string }

/** The orders of the list as links; the usual one is not named in the address. A table is ordered by its heads instead. */
export function SortLinks({ address, anchor }: SortLinksProps) {
  const { t } = useLingui()
  const words: Record<StoredSort, string> = { name: t`Name`, newest: t`Newest first`, code: t`Code` }
  const { sort, ...others } = address.query
  const current = sortNamed(sort?.[0])
  const links = productSorts.map((one) => {
    const query = one === productSorts[0] ? others : { ...others, sort: [one] }
    const href = `${hrefOfQuery(address.path, query)}#${anchor}`
    return { key: one, href, text: words[one], isCurrent: one === current }
  })
  return <ListLinks label={t`Order of the list`} word={t`Sort by`} links={links} />
}

/** Cards or a table of the same products; what is chosen stays, and the order where the other view has it. */
export function ViewLinks({ address, anchor }: SortLinksProps) {
  const { t } = useLingui()
  const isNow = isTable(address.query)
  const { view: _, ...query } = address.query
  const hrefOf = (shown: PageQuery) => `${hrefOfQuery(address.path, shown)}#${anchor}`
  const links = [
    { key: 'cards', href: hrefOf(withStoredSort(query)), text: t`Cards`, isCurrent: !isNow },
    { key: 'table', href: hrefOf({ ...query, view: ['table'] }), text: t`Table`, isCurrent: isNow },
  ]
  return <ListLinks label={t`View of the list`} word={t`View as`} links={links} />
}

/** Cards have no links for the orders of columns. */
function withStoredSort({ sort = [], ...others }: PageQuery): PageQuery {
  return productSorts.some((one) => one === sort[0]) ? { ...others, sort } : others
}
