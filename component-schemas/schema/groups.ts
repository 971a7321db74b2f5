import { keysOf } from './keys-of.ts'

/** Folders of the block picker, in the order of an editor's work: the name, and the colour of the icons of most of its blocks. */
export const groupColors = {
  'Heroes and banners': '#8A5A12',
  Text: '#14181D',
  Media: '#14181D',
  Listings: '#0B57D0',
  Forms: '#1B6E3C',
  Items: '#5B6670',
  'Form fields': '#14181D',
  'Product data': '#8A5A12',
  Site: '#5B6670',
  'Content types': '#1B6E3C',
} as const

export const groups = keysOf(groupColors)

/** New name of a folder -> the one it had before; a push then renames it. */
export const formerGroups: Readonly<Partial<Record<Group, string>>> = {}

export type Group = keyof typeof groupColors
