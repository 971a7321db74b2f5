import type { BlockContext } from '#site/blocks/block-context.ts'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { type Changes, ChangesSince } from './changes.tsx'

export const newSinceLastVisitPages = defineFeaturePages({
  kinds: {},
  homeParts: {
    'new-since-last-visit': (changes: Changes | undefined, { locale }: Pick<BlockContext, 'locale'>) =>
      changes && <ChangesSince changes={changes} locale={locale} />,
  },
})
