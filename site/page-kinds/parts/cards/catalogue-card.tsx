import type { CatalogueCard as Catalogue } from 'component-schemas/cards/resource-cards.ts'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

export type CatalogueCardProps = {
  catalogue: Catalogue
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes?: string | undefined
}

/** A catalogue in a list: its cover, title and edition. */
export function CatalogueCard({ catalogue, level, sizes = '20rem' }: CatalogueCardProps) {
  const { title, year, cover, teaser, href } = catalogue
  return (
    <Card
      title={title}
      level={level}
      look="cover"
      href={href}
      picture={{ image: cover, sizes }}
      above={<span>{year}</span>}
      teaser={teaser}
    />
  )
}
