import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { Follow } from './follow.tsx'
import { extranetSubscriptions } from './kind.tsx'
import type { Followable } from './subscriber.ts'

export const subscriptionsPages = defineFeaturePages({
  kinds: { 'extranet-subscriptions': extranetSubscriptions },
  ownAreas: [{ route: 'extranet-subscriptions', label: msg`Alerts`, place: 3 }],
  extranetParts: {
    subscriptions: (followable: Followable | undefined, locale) => <Follow followable={followable} locale={locale} />,
  },
})
