import { tickedFiles } from './features/files-as-zip/list-part.ts'
import { passOnPart } from './features/passing-files/file-part.ts'
import type { FileListPart, FilePart } from './page-kinds/feature-pages.ts'

/** What the features add below files of the extranet; pages of features show it too, so that it is no row of `features.pages.tsx`. */
export const featureFileParts: readonly FilePart[] = [passOnPart]

/** What they add to lists of files and to each file. */
export const featureFileListParts: readonly FileListPart[] = [tickedFiles]
