import type { AthleteCard as Athlete } from 'component-schemas/cards/newsroom-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { listText } from '#site/ui/list-text.ts'

export type AthleteCardProps = {
  athlete: Athlete
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
}

/** A member of the team: portrait, name, disciplines. */
export function AthleteCard({ athlete, level, context, sizes }: AthleteCardProps) {
  const { name, disciplines, teaser, image, href } = athlete
  return (
    <Card
      title={name}
      level={level}
      look="portrait"
      href={href}
      picture={{ image, sizes }}
      above={<span>{listText(disciplines, context.locale)}</span>}
      teaser={teaser}
    />
  )
}
