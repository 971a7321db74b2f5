import { failureSentence } from '../messages/failure-sentence.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { storiesHash } from '../page/use-place.ts'
import { Notice } from '../ui/notice.tsx'
import { StoryWorkbench } from './story-workbench.tsx'
import { useLoadedStory } from './use-story.ts'

/** Loads a story and shows it. */
export function StoryPage({ id }: { id: number }) {
  const messages = useMessages()
  const { space, language } = useEditor()
  const story = useLoadedStory(id)
  if (story === undefined) return <p className="waiting">{messages('loading')}</p>
  const isFailure = 'reason' in story
  if (!isFailure && !story.is_folder) return <StoryWorkbench loaded={story} />
  return (
    <Notice kind="bad">
      {isFailure && story.reason !== 'gone' ? failureSentence(language, story) : messages('noSuchStory')}{' '}
      <a href={storiesHash(space.id)}>{messages('stories')}</a>
    </Notice>
  )
}
