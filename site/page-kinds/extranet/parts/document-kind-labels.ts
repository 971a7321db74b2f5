import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TradeDocumentKind } from 'component-schemas/kinds/trade-document-kinds.ts'

/** What readers call the kinds of documents. */
export const documentKindLabels: Readonly<Record<TradeDocumentKind, MessageDescriptor>> = {
  catalogue: msg`Catalogue`,
  'price-list': msg`Price list`,
  technical: msg`Technical documentation`,
  terms: msg`Terms of sale and service`,
  training: msg`Training`,
}
