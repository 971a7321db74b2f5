import { defineFeature, type PageFormat } from '#site/routing/feature.ts'

/** At `/productos/nor-1r.pdf`. */
export const pdf = {
  ending: '.pdf',
  template: 'product-detail',
  folder: 'data-sheet',
  mediaType: 'application/pdf',
} as const satisfies PageFormat

/** The data of a product to print, as a tagged PDF with a drawing to scale. */
export const dataSheet = defineFeature({
  name: 'data-sheet',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  formats: [pdf],
  appFolders: ['[market]/[locale]/data-sheet'],
})
