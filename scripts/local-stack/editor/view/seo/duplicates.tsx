import { useEditor, useMessages } from '../../page/editor-context.ts'
import { storyHash } from '../../page/use-place.ts'
import type { WireStory, WireStoryRow } from '../../services/wire-story.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDuplicates } from './use-duplicates.ts'
import type { PageMetadata } from './use-page-metadata.ts'

/** Other stories with the same title or description. */
export function Duplicates({ story, page: { written } }: { story: WireStory; page: PageMetadata }) {
  const messages = useMessages()
  const titles = useDuplicates(story, written.title)
  const descriptions = useDuplicates(story, written.description ?? '')
  return (
    <>
      <Same words={messages('seoSameTitle')} rows={titles} />
      <Same words={messages('seoSameDescription')} rows={descriptions} />
    </>
  )
}

function Same({ words, rows }: { words: string; rows: readonly WireStoryRow[] }) {
  const { space } = useEditor()
  if (rows.length === 0) return null
  return (
    <Notice kind="warn">
      {words}
      <ul className="plain-list">
        {rows.map(({ id, name, full_slug: slug }) => (
          <li key={id}>
            <a href={storyHash(space.id, id)}>{name}</a> <code>/{slug}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
