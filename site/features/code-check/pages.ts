import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { codeCheck } from './kind.tsx'

export const codeCheckPages = defineFeaturePages({ kinds: { 'code-check': codeCheck } })
