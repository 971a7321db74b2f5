import { useState } from 'react'
import type { StoryWriter } from '../../frame/use-preview.ts'
import { useMessages } from '../../page/editor-context.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { Notice } from '../../ui/notice.tsx'
import { Duplicates } from './duplicates.tsx'
import { SearchResult } from './search-result.tsx'
import { type DescribedPage, type PageMetadata, usePageMetadata } from './use-page-metadata.ts'
import './seo.css'

type Props = { story: WireStory; write: StoryWriter | undefined }

/** The story in search results and as a shared link, in the edited language; the site is asked only while it is open. */
export function SeoPreview({ story, write }: Props) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="check" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="check-line">{messages('seoPreview')}</summary>
      {isOpen && <OpenPreview story={story} write={write} />}
    </details>
  )
}

function OpenPreview({ story, write }: Props) {
  const described = usePageMetadata(story, write)
  return (
    <div className="seo-preview" data-testid="seo-preview">
      {isPage(described) ? (
        <>
          <SearchResult page={described} />
          <SocialCard page={described} />
          <Duplicates story={story} page={described} />
        </>
      ) : (
        <Missing described={described} isLive={write !== undefined} />
      )}
    </div>
  )
}

function isPage(described: DescribedPage): described is Extract<DescribedPage, { title: string }> {
  return typeof described === 'object'
}

function Missing({ described, isLive }: { described: DescribedPage; isLive: boolean }) {
  const messages = useMessages()
  if (!isLive) return <p className="help">{messages('seoNotLive')}</p>
  if (described === undefined) return <p className="help">{messages('loading')}</p>
  return <Notice kind="note">{messages(described === 'none' ? 'seoNone' : 'seoFailed')}</Notice>
}

function SocialCard({ page: { image, title, description, address } }: { page: PageMetadata }) {
  const messages = useMessages()
  return (
    <section className="seo-part" aria-label={messages('seoCard')}>
      <h3>{messages('seoCard')}</h3>
      <div className="seo-card">
        {image ? (
          <img src={image.url} alt={image.alt} width={image.width} height={image.height} />
        ) : (
          <p className="seo-no-picture">{messages('seoNoPicture')}</p>
        )}
        <div className="seo-card-words">
          <span className="seo-card-host">{new URL(address).host}</span>
          <strong>{title}</strong>
          <span className="seo-card-description">{description}</span>
        </div>
      </div>
    </section>
  )
}
