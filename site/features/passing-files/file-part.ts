import type { FilePart } from '#site/page-kinds/feature-pages.ts'
import { PassOn } from './pass-on.tsx'

export const passOnPart: FilePart = { name: 'passing-files', Part: PassOn }
