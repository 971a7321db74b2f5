import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { pdf } from './feature.ts'

export const dataSheetPages = defineFeaturePages({
  kinds: {},
  productFiles: [
    {
      ending: pdf.ending,
      fileType: 'PDF',
      button: msg`Data sheet (PDF)`,
      title: msg`Data sheet`,
      teaser: msg`The data of this page to print: specification, drawing to scale, packaging with bar code.`,
    },
  ],
})
