import { useLingui } from '@lingui/react/macro'
import type { EventCard } from 'component-schemas/newsroom-cards.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { statusLook } from './event-words.ts'

/** Whether an event is to come, takes place now or is over. */
export function EventStatusBadge({ status }: { status: EventCard['status'] }) {
  const { i18n } = useLingui()
  const { word, tone, icon } = statusLook[status]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(word)}
    </Badge>
  )
}
