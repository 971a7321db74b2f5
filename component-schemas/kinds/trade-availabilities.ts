/** Availability for orders; the value is stored, the name is for editors. */
export const tradeAvailabilities = {
  'in-stock': 'In stock',
  'on-order': 'Made to order',
  ending: 'While stocks last',
} as const

export type TradeAvailability = keyof typeof tradeAvailabilities
