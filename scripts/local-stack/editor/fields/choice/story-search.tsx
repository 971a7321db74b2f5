import type { EditorServices, ListQuery } from '../../services/editor-services.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { SearchBox } from './search-box.tsx'

type StorySearchProps = {
  label: string
  query: ListQuery
  onPick: (story: WireStoryRow) => void
  services: EditorServices
}

/** Searches stories by name and address, among those that a query allows. */
export function StorySearch({ label, query, onPick, services }: StorySearchProps) {
  return (
    <SearchBox
      label={label}
      services={services}
      scope={JSON.stringify(query)}
      find={async (search) => {
        const { items } = await services.listStories({ ...query, ...(search !== '' && { search }), per_page: 25 })
        return items.map(({ uuid, name, full_slug: slug, published }) => ({
          id: uuid,
          name,
          detail: published ? slug : `${slug} (${messagesOf(services)('unpublished')})`,
        }))
      }}
      onPick={async ({ id }) => {
        const { items } = await services.listStories({ by_uuids: id })
        const story = items[0]
        if (story !== undefined) onPick(story)
      }}
    />
  )
}
