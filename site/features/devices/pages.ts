import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { extranetDevices } from './kind.tsx'

export const devicesPages = defineFeaturePages({
  kinds: { 'extranet-devices': extranetDevices },
  ownAreas: [{ route: 'extranet-devices', label: msg`My devices`, place: 5 }],
})
