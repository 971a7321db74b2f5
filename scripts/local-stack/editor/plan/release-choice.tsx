import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo } from '../page/use-place.ts'
import { Choice } from '../ui/choice.tsx'
import { useOpenReleases } from './use-release.ts'

type Props = {
  /** The same page in a release; 0 for the current content. */
  hashIn: (release: number) => string
}

/** The release in which stories are edited, or their current content; each has an address of its own. */
export function ReleaseChoice({ hashIn }: Props) {
  const messages = useMessages()
  const { release } = useEditor()
  const releases = useOpenReleases()
  if (releases.length === 0) return null
  return (
    <Choice
      label={messages('release')}
      value={String(release)}
      onChange={(chosen) => goTo(hashIn(Number(chosen)))}
      options={[
        { value: '0', name: messages('currentContent') },
        ...releases.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      isLabelHidden
    />
  )
}
