import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'

/** Renders one entry of a general listing, by the kind of its story. */
export type CardRenderers = {
  [Kind in ListedItem['kind']]: (card: Extract<ListedItem, { kind: Kind }>['card'], context: BlockContext) => ReactNode
}

/** What a feature adds to pages. */
type FeaturePages = { kinds: object; cards: Partial<CardRenderers> }

/** A row with the exact kinds that it adds, from which the types of pages follow. */
export function defineFeaturePages<Row extends FeaturePages>(row: Row): Row {
  return row
}
