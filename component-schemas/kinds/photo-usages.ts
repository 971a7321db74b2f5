/** Permitted uses of a picture of the extranet; the value is stored, the name is for editors. */
export const photoUsages = {
  trade: 'Shops, catalogues and websites of customers',
  press: 'Press, with the name of the author',
  internal: 'Training and instruction only',
} as const

export type PhotoUsage = keyof typeof photoUsages
