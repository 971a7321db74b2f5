import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultGroup, ResultOrder } from 'component-schemas/search/search-results.ts'

/** Names of the groups of hits. */
export const groupLabels: Readonly<Record<ResultGroup, MessageDescriptor>> = {
  products: msg`Products`,
  categories: msg`Categories`,
  documents: msg`Documents`,
  news: msg`News`,
  pages: msg`Pages and places`,
  'trade-documents': msg`Documents`,
  'trade-products': msg`Products`,
  'trade-notices': msg`News`,
  'trade-galleries': msg`Photo galleries`,
  'trade-pages': msg`Pages`,
}

/** Names of the orders. */
export const orderLabels: Readonly<Record<ResultOrder, MessageDescriptor>> = {
  relevance: msg`Best match`,
  code: msg`Part number`,
  newest: msg`Newest first`,
}
