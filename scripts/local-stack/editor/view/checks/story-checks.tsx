import { useMemo } from 'react'
import type { StoryWriter } from '../../frame/use-preview.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { storedLinks } from '../../story/links/stored-links.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { FindingList } from '../findings/finding-list.tsx'
import type { Findings } from '../findings/use-findings.tsx'
import { SeoPreview } from '../seo/seo-preview.tsx'
import { ExternalLinks } from './external-links.tsx'
import './checks.css'

type Props = {
  story: WireStory
  language: string
  write: StoryWriter | undefined
  store: StoryStore
  findings: Findings
}

/** The checks of the edited story besides its fields, above the form. */
export function StoryChecks({ story, language, write, store, findings }: Props) {
  const messages = useMessages()
  return (
    <section className="story-checks" aria-label={messages('checksOfStory')}>
      <SeoPreview key={language} story={story} write={write} />
      <LinkCheck story={story} findings={findings} />
      <ExternalLinks storyId={story.id} content={story.content} store={store} />
    </section>
  )
}

/** Findings of the report that are about links. */
const ofLinks = /-link$/

function LinkCheck({ story, findings }: Pick<Props, 'story' | 'findings'>) {
  const messages = useMessages()
  const { components } = useEditor()
  const count = useMemo(() => storedLinks(story.content, components).length, [story.content, components])
  if (count === 0) return <p className="check-line">{messages('linksNone')}</p>
  if (findings === undefined) return <p className="check-line">{messages('linksUnread')}</p>
  if (findings === 'unknown') return <p className="check-line">{messages('findingsUnknown')}</p>
  const found = findings.filter(({ code }) => ofLinks.test(code))
  if (found.length === 0) return <p className="check-line check-good">{messages('linksGood', { count })}</p>
  return (
    <details className="check check-warn">
      <summary className="check-line">{messages('linksBad', { problems: found.length, count })}</summary>
      <FindingList story={story} findings={found} />
    </details>
  )
}
