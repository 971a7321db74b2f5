import type { FileListPart } from '#site/page-kinds/feature-pages.ts'
import { FileTick, FileTicks, TakenMark } from './file-ticks.tsx'

export const tickedFiles: FileListPart = {
  name: 'files-as-zip',
  Around: FileTicks,
  Before: FileTick,
  Below: TakenMark,
}
