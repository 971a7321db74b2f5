import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { extranetFiles } from './page/kind.tsx'

export const filesAsZipPages = defineFeaturePages({
  kinds: { 'extranet-files': extranetFiles },
  ownAreas: [{ route: 'extranet-files', label: msg`My files`, place: 1 }],
})
