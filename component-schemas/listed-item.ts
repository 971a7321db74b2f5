import type { NewsCard } from './fillings.ts'

/** One entry of a general listing; `kind` decides how it is drawn (`site/templates/general-listing`). */
export type ListedItem = { kind: 'news'; card: NewsCard }
