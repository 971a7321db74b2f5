import { featureFileParts } from '#site/features.pages.tsx'
import type { PartFile } from '#site/page-kinds/feature-pages.ts'

/** What features add below files. */
export function FileParts(props: { files: readonly PartFile[]; locale: string }) {
  return featureFileParts.map(({ name, Part }) => <Part key={name} {...props} />)
}
