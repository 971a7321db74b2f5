import { useLoadState } from '../../fields/load-state-view.tsx'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { storyHash } from '../../page/use-place.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireBlock, WireStory, WireStoryRow } from '../../services/wire-story.ts'
import { listBlocks } from '../../story/find-block.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { PageMetadata } from './use-page-metadata.ts'

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
