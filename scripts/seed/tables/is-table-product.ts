import type { SourceStory } from '../compile/source-story.ts'

/** Whether a product is the row of a table. */
export function isTableProduct({ file, content }: Pick<SourceStory, 'file' | 'content'>): boolean {
  return content.component === 'product' && file.startsWith('content/tables/')
}
