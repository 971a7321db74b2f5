import type { StoryWriter } from '../../frame/use-preview.ts'
import { useMessages } from '../../page/editor-context.ts'
import type { WireStory } from '../../services/wire-story.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { SeoPreview } from '../seo/seo-preview.tsx'
import { ExternalLinks } from './external-links.tsx'
import { LinkFindings } from './link-findings.tsx'
import { type CheckedLinks, useLinkProblems } from './use-link-problems.ts'
import './checks.css'

type Props = { story: WireStory; language: string; write: StoryWriter | undefined; store: StoryStore }

/** Above the form: what the edited story needs besides its fields. */
export function StoryChecks({ story, language, write, store }: Props) {
  const messages = useMessages()
  const links = useLinkProblems(story, story.content)
  return (
    <section className="story-checks" aria-label={messages('checksOfStory')}>
      <SeoPreview key={language} story={story} write={write} />
      <LinkCheck links={links} storyId={story.id} />
      <ExternalLinks storyId={story.id} content={story.content} store={store} />
    </section>
  )
}

function LinkCheck({ links, storyId }: { links: CheckedLinks | undefined; storyId: number }) {
  const messages = useMessages()
  if (!links) return <p className="check-line">{messages('linksUnread')}</p>
  const { count, findings } = links
  if (count === 0) return <p className="check-line">{messages('linksNone')}</p>
  if (findings.length === 0) return <p className="check-line check-good">{messages('linksGood', { count })}</p>
  return (
    <details className="check check-warn">
      <summary className="check-line">{messages('linksBad', { problems: findings.length, count })}</summary>
      <LinkFindings storyId={storyId} findings={findings} />
    </details>
  )
}
