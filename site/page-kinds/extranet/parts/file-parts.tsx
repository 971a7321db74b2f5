import type { ComponentProps } from 'react'
import { featureFileListParts, featureFileParts } from '#site/features.files.ts'
import type { FileListPart, FilePart } from '#site/page-kinds/feature-pages.ts'

/** What features add below files. */
export function FileParts(props: ComponentProps<FilePart['Part']>) {
  return featureFileParts.map(({ name, Part }) => <Part key={name} {...props} />)
}

/** A list of files, with what features add around it. */
export function AroundFiles({ children, ...props }: ComponentProps<FileListPart['Around']>) {
  return featureFileListParts.reduce((list, { Around }) => <Around {...props}>{list}</Around>, children)
}

/** What features add in front of a file. */
export function BeforeFile(props: ComponentProps<FileListPart['Before']>) {
  return featureFileListParts.map(({ name, Before }) => <Before key={name} {...props} />)
}

/** What features add below a file. */
export function BelowFile(props: ComponentProps<FileListPart['Below']>) {
  return featureFileListParts.map(({ name, Below }) => <Below key={name} {...props} />)
}
