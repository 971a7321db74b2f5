/** Kinds of documents of the extranet; the value is stored, the name is for editors. */
export const tradeDocumentKinds = {
  catalogue: 'Catalogue',
  'price-list': 'Price list',
  technical: 'Technical documentation',
  terms: 'Terms of sale and service',
  training: 'Training',
} as const

export type TradeDocumentKind = keyof typeof tradeDocumentKinds
