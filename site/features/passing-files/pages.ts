import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { extranetShares } from './kind.tsx'

export const passingFilesPages = defineFeaturePages({
  kinds: { 'extranet-shares': extranetShares },
  ownAreas: [{ route: 'extranet-shares', label: msg`Passed on`, place: 4 }],
})
