import type { AthleteCard as Athlete } from 'component-schemas/newsroom-cards.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { BlockContext } from '../block-context.ts'
import { StoryCard } from '../story-card/story-card.tsx'

export type AthleteCardProps = {
  athlete: Athlete
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
}

/** Somebody of the team: portrait, name, what they race in. The whole card leads to their page. */
export function AthleteCard({ athlete, level, context, sizes }: AthleteCardProps) {
  const { name, disciplines, teaser, image, href } = athlete
  return (
    <StoryCard
      title={name}
      level={level}
      sizes={sizes}
      look="portrait"
      image={image}
      href={href}
      teaser={teaser}
      above={<span>{new Intl.ListFormat(context.locale, { type: 'unit' }).format(disciplines)}</span>}
    />
  )
}
