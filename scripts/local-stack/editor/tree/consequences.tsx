import { outcomeOf, useLoadState } from '../fields/load-state-view.tsx'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { Listed } from '../services/editor-services.ts'
import type { Failure } from '../services/failure-of.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'

type Changed = Pick<WireStoryRow, 'uuid' | 'is_folder' | 'full_slug'>

/** The stories that use a story, and the number of stories in a folder. */
export type Consequences = { linking: Listed<WireStoryRow>; inside: number }

/** Most stories that are listed by name. */
const shown = 20

/** Undefined while they are loaded; a failure has the reason why they are not known. */
export function useConsequences(row: Changed): Consequences | Failure | undefined {
  const { client } = useEditor()
  return outcomeOf(useLoadState(`${row.uuid} ${row.full_slug}`, () => consequencesOf(row, client)))
}

type Props = {
  known: Consequences | Failure | undefined
  /** The effect on the stories that use it: they lose it, or they follow it to its new address. */
  effect: 'breaks' | 'follows'
}

/** The stories that link to a story or show it, before it changes. */
export function ConsequenceList({ known, effect }: Props) {
  const messages = useMessages()
  const { language } = useEditor()
  if (!known) return <p>{messages('loading')}</p>
  if ('reason' in known) return <Notice kind="bad">{failureSentence(language, known)}</Notice>
  const { linking } = known
  if (linking.total === 0) return <p className="help">{messages('nothingLinks')}</p>
  return (
    <Notice kind={effect === 'breaks' ? 'warn' : 'note'}>
      {messages(effect === 'breaks' ? 'linkedFrom' : 'linksFollow', { count: linking.total })}
      <ul className="plain-list">
        {linking.items.map(({ id, name, full_slug: slug }) => (
          <li key={id}>
            {name} <code>{slug}</code>
          </li>
        ))}
      </ul>
      {linking.total > linking.items.length && (
        <p>{messages('andMore', { count: linking.total - linking.items.length })}</p>
      )}
    </Notice>
  )
}

async function consequencesOf(row: Changed, client: ManagementClient): Promise<Consequences> {
  const send = (query: Record<string, string | number>) => client.page<WireStoryRow>('stories', 'stories', query)
  const [linking, inside] = await Promise.all([
    send({ reference_search: row.uuid, per_page: shown }),
    row.is_folder ? send({ starts_with: `${row.full_slug}/`, per_page: 1 }) : { total: 0 },
  ])
  return { linking, inside: inside.total }
}
