import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { type Changes, ChangesSince } from './changes.tsx'

export const newSinceLastVisitPages = defineFeaturePages({
  kinds: {},
  extranetParts: {
    'new-since-last-visit': (changes: Changes | undefined, locale) =>
      changes && <ChangesSince changes={changes} locale={locale} />,
  },
})
