import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, storyHash } from '../page/use-place.ts'
import { Choice } from '../ui/choice.tsx'
import { useOpenReleases } from './use-release.ts'

/** The release in which the story is edited, or its current content; each has an address of its own. */
export function ReleaseChoice({ storyId }: { storyId: number }) {
  const messages = useMessages()
  const { space, release } = useEditor()
  const releases = useOpenReleases()
  if (releases.length === 0) return null
  return (
    <Choice
      label={messages('release')}
      value={String(release)}
      onChange={(chosen) => goTo(storyHash(space.id, storyId, Number(chosen)))}
      options={[
        { value: '0', name: messages('currentContent') },
        ...releases.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      isLabelHidden
    />
  )
}
