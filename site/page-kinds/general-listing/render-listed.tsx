import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { NewsCard } from '#site/blocks/cards/news-card.tsx'
import { featureCards } from '#site/features.pages.tsx'
import { type CardRenderers, cardSizes } from '#site/page-kinds/feature-pages.ts'
import { BulletinCard } from '#site/page-kinds/parts/cards/bulletin-card.tsx'
import { Card } from '#site/ui/card/card.tsx'
import { WaysToReach } from '../parts/ways-to-reach/ways-to-reach.tsx'

/** One row a kind of story; a feature brings those of its stories. */
const renderers: Partial<CardRenderers> = {
  news: (card, context) => <NewsCard news={card} level={2} context={context} sizes={cardSizes} />,
  office: ({ name, department, teaser, city, countryName, phones, emails, image, href }) => (
    <Card
      title={name}
      level={2}
      look="contact"
      href={href}
      picture={image && { image, sizes: cardSizes }}
      above={<span>{department}</span>}
    >
      {teaser !== undefined && <p>{teaser}</p>}
      <WaysToReach address={[`${city}, ${countryName}`]} phones={phones} emails={emails} />
    </Card>
  ),
  bulletin: (card, context) => <BulletinCard bulletin={card} context={context} />,
  catalogue: ({ title, year, cover, teaser, href }) => (
    <Card
      title={title}
      level={2}
      look="cover"
      href={href}
      picture={{ image: cover, sizes: '(min-width: 60rem) 11rem, 38vw' }}
      above={<span>{year}</span>}
      teaser={teaser}
    />
  ),
  ...featureCards,
}

/** One entry of a general listing. */
export function renderListed({ kind, card }: ListedItem, context: BlockContext): ReactNode {
  const render = renderers[kind] as ((card: ListedItem['card'], context: BlockContext) => ReactNode) | undefined
  return render?.(card, context)
}
