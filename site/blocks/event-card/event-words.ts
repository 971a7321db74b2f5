import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventCard } from 'component-schemas/newsroom-cards.ts'
import type { BadgeProps } from '#site/ui/badge/badge.tsx'
import type { IconName } from '#site/ui/icon/icon.tsx'

/** What visitors come for. */
export const kindName: Readonly<Record<EventCard['kind'], MessageDescriptor>> = {
  fair: msg`Fair`,
  training: msg`Training`,
  sport: msg`Sport`,
}

/** How a status is shown: always with a sign and a word. */
export const statusLook: Readonly<
  Record<EventCard['status'], { word: MessageDescriptor; tone: BadgeProps['tone']; icon: IconName }>
> = {
  live: { word: msg`Live now`, tone: 'good', icon: 'play' },
  planned: { word: msg`Planned`, tone: 'brass', icon: 'clock' },
  ended: { word: msg`Ended`, tone: 'quiet', icon: 'check' },
}
