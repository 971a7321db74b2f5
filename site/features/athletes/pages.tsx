import type { AthleteCard as Athlete } from 'component-schemas/cards/newsroom-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { cardSizes, defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { AthleteCard } from './athlete-card.tsx'
import { AthletesNamed } from './athletes-named.tsx'
import { athleteDetail } from './kind.tsx'

export const athletesPages = defineFeaturePages({
  kinds: { 'athlete-detail': athleteDetail },
  cards: {
    athlete: (card, context) => <AthleteCard athlete={card} level={2} context={context} sizes={cardSizes} />,
  },
  newsParts: {
    athletes: (named: readonly Athlete[], context: BlockContext) => (
      <AthletesNamed athletes={named} context={context} />
    ),
  },
})
