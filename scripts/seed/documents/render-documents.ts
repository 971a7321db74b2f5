import { createHash } from 'node:crypto'
import type { SourceStory } from '../compile/source-story.ts'
import type { SeedFile } from '../space/upload-files.ts'
import { drawDocument } from './draw-document.ts'
import type { SourceDocument } from './source-document.ts'

/** Name of a document in a space and in content files: `document/guia-de-corte-es`. */
export function documentName({ name }: Pick<SourceDocument, 'name'>): string {
  return `document/${name}`
}

/** The documents as files ready for upload; a file's name carries the hash of its bytes, so that a new text is a new file. */
export function renderDocuments(documents: readonly SourceDocument[], stories: readonly SourceStory[]): SeedFile[] {
  return documents.map((document) => {
    const bytes = drawDocument(document, stories)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    return { name: documentName(document), fileName: `${document.name}-${hash}.pdf`, read: async () => bytes }
  })
}
