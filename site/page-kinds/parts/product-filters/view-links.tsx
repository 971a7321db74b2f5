import { useLingui } from '@lingui/react/macro'
import { isTable, productSorts } from '#site/content/facets/product-orders.ts'
import { hrefOfQuery, type PageQuery } from '#site/routing/query/page-query.ts'
import { ListLinks } from './list-links.tsx'
import type { SortLinksProps } from './sort-links.tsx'

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
