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

/** New name of a folder -> the one it had before; a push then renames it. */
export const formerGroups: Readonly<Partial<Record<Group, string>>> = {}

export type Group = (typeof groups)[number]
