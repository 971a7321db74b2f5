import { useLingui } from '@lingui/react/macro'
import type { TradeChange } from 'component-schemas/cards/trade-cards.ts'
import { Badge } from '#site/ui/badge/badge.tsx'

/** That something is new, or has changed, since the customer's last visit. */
export function ChangeMark({ kind }: Pick<TradeChange, 'kind'>) {
  const { t } = useLingui()
  return (
    <span>
      <Badge tone={kind === 'new' ? 'good' : 'brass'}>{kind === 'new' ? t`New` : t`Changed`}</Badge>
    </span>
  )
}
