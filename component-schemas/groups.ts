/** Folders of the block picker, in the order of an editor's work. The key names the folder in a block's definition. */
export const groups = [
  'Heroes and banners',
  'Text',
  'Media',
  'Listings',
  'Forms',
  'Items',
  'Form fields',
  'Product data',
  'Site',
  'Content types',
] as const

export type Group = (typeof groups)[number]
