import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { extranetLists } from './kind.tsx'

export const savedListsPages = defineFeaturePages({
  kinds: { 'extranet-lists': extranetLists },
  ownAreas: [{ route: 'extranet-lists', label: msg`My lists`, place: 2 }],
})
