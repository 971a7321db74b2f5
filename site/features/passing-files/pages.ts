import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { extranetShares } from './kind.tsx'
import { PassOn } from './pass-on.tsx'

export const passingFilesPages = defineFeaturePages({
  kinds: { 'extranet-shares': extranetShares },
  ownAreas: [{ route: 'extranet-shares', label: msg`Passed on`, place: 4 }],
  fileParts: [{ name: 'passing-files', Part: PassOn }],
})
