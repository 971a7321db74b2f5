import { useState } from 'react'
import type { StoryWriter } from '../../frame/use-preview.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock, WireStory, WireStoryRow } from '../../services/wire-story.ts'
import { Notice } from '../../ui/notice.tsx'
import { type DescribedPage, type PageMetadata, usePageMetadata } from './use-page-metadata.ts'
import './seo.css'
import { useLoadState } from '../../fields/load-state-view.tsx'
import { storyHash } from '../../page/use-place.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import { listBlocks } from '../../story/find-block.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { cutToWidth, pixelWidth } from './pixel-width.ts'

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

/** The page as a shared link: the picture in the size that the site makes, with title and description. */
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

/** Font size and room of a search result on a wide screen. Search engines do not publish them: measured, and rounded down. */
const title = { size: 20, pixels: 580 }
const description = { size: 14, pixels: 920 }

/** The page as a search engine lists it, and how much of the room its texts take. */
function SearchResult({ page }: { page: PageMetadata }) {
  const messages = useMessages()
  const { origin, steps } = placeOf(page.address)
  return (
    <section className="seo-part" aria-label={messages('seoResult')}>
      <h3>{messages('seoResult')}</h3>
      <div className="seo-result">
        <p className="seo-address">{[origin, ...steps].join(' › ')}</p>
        <p className="seo-title">{cutToWidth(page.title, title)}</p>
        <p className="seo-description">{cutToWidth(page.description ?? '', description)}</p>
      </div>
      {page.isHidden && <p className="check-warn">{messages('seoHidden')}</p>}
      <Length name={messages('seoTitle')} text={page.title} room={title} />
      <Length name={messages('seoDescription')} text={page.description ?? ''} room={description} />
    </section>
  )
}

/** The address as search results write it: the website, then the parts of the path. */
function placeOf(address: string): { origin: string; steps: string[] } {
  const { host, pathname } = new URL(address)
  return { origin: host, steps: decodeURI(pathname).split('/').filter(Boolean) }
}

type LengthProps = { name: string; text: string; room: { size: number; pixels: number } }

function Length({ name, text, room }: LengthProps) {
  const messages = useMessages()
  const pixels = Math.round(pixelWidth(text, room.size))
  const isLong = pixels > room.pixels
  return (
    <div className={isLong ? 'seo-length seo-long' : 'seo-length'}>
      <meter aria-label={name} min={0} max={room.pixels * 1.5} high={room.pixels} optimum={0} value={pixels} />
      <span>{messages(isLong ? 'seoTooLong' : 'seoLength', { name, pixels, room: room.pixels })}</span>
    </div>
  )
}

/** Other stories with the same title or description. */
function Duplicates({ story, page: { written } }: { story: WireStory; page: PageMetadata }) {
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

/** Milliseconds without a key stroke after which other stories are read. */
const pause = 500

/** Most stories whose content is compared. */
const mostRead = 10

/** Texts of fewer characters are no titles of a page. */
const shortest = 3

/**
 * Other stories that have a text in the same field as this one: two pages with one title or description compete in search results. The
 * report of the app compares all pages of a market, with the site's replacement of an empty field.
 */
function useDuplicates(story: WireStory, text: string): readonly WireStoryRow[] {
  const { services } = useEditor()
  const wanted = useDebounced(text.trim(), pause)
  const { id, content } = story
  const fields = fieldsWith(content, wanted).toSorted()
  const found = useLoadState(`${id} ${fields.join()} ${wanted}`, async () =>
    wanted.length < shortest || fields.length === 0 ? [] : await readDuplicates(services, { id, text: wanted, fields }),
  )
  return found.state === 'ready' ? found.data : []
}

type Search = { id: number; text: string; fields: readonly string[] }

async function readDuplicates(services: EditorServices, { id, text, fields }: Search): Promise<WireStoryRow[]> {
  const query = { text_search: searchable(text), story_only: 1, excluding_ids: String(id), per_page: mostRead }
  const { items } = await services.listStories(query)
  const stories = await Promise.all(items.map((row) => services.getStory(row.id)))
  const isSame = (content: WireBlock) => fieldsWith(content, text).some((field) => fields.includes(field))
  return items.filter((_, at) => stories.some((one) => one.id === items[at]?.id && isSame(one.content)))
}

/** The service compares with the stored JSON, in which a quotation mark or a backslash is written in another way. */
function searchable(text: string): string {
  return text.split(/["\\]/).toSorted((a, b) => b.length - a.length)[0] ?? ''
}

/** Names `<component>.<key>` of the fields that contain a text, letter case and spaces aside. */
function fieldsWith(content: WireBlock, text: string): string[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return listBlocks(content).flatMap(({ block }) =>
    Object.entries(block).flatMap(([key, value]) =>
      typeof value === 'string' && plain(value) === wanted ? [`${block.component}.${key}`] : [],
    ),
  )
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
