import { useLingui } from '@lingui/react/macro'
import type { AthleteCard as Athlete } from 'component-schemas/cards/newsroom-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { MoreCards, moreSizes } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { AthleteCard } from './athlete-card.tsx'

/** The athletes of a story. Renders nothing without any. */
export function AthletesNamed({ athletes, context }: { athletes: readonly Athlete[]; context: BlockContext }) {
  const { t } = useLingui()
  return (
    <MoreCards title={t`From our team`}>
      {athletes.map((athlete) => (
        <AthleteCard key={athlete.uuid} athlete={athlete} level={3} context={context} sizes={moreSizes} />
      ))}
    </MoreCards>
  )
}
