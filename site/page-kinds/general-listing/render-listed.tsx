import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { NewsCard } from '#site/blocks/cards/news-card.tsx'
import { featureCards } from '#site/features.pages.tsx'
import { type CardRenderers, cardSizes } from '#site/page-kinds/feature-pages.ts'
import { BulletinCard } from '#site/page-kinds/parts/cards/bulletin-card.tsx'
import { CatalogueCard } from '#site/page-kinds/parts/cards/catalogue-card.tsx'
import { OfficeCard } from '#site/page-kinds/parts/cards/office-card.tsx'

/** One row a kind of story; a feature brings those of its stories. */
const renderers: Partial<CardRenderers> = {
  news: (card, context) => <NewsCard news={card} level={2} context={context} sizes={cardSizes} />,
  office: (card) => <OfficeCard office={card} level={2} sizes={cardSizes} />,
  bulletin: (card, context) => <BulletinCard bulletin={card} level={2} context={context} />,
  catalogue: (card) => <CatalogueCard catalogue={card} level={2} sizes="(min-width: 60rem) 11rem, 38vw" />,
  ...featureCards,
}

/** One entry of a general listing. */
export function renderListed({ kind, card }: ListedItem, context: BlockContext): ReactNode {
  const render = renderers[kind] as ((card: ListedItem['card'], context: BlockContext) => ReactNode) | undefined
  return render?.(card, context)
}
