import { useEffect, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { Listed } from '../services/editor-services.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'

type Props = DialogEnds & { row: WireStoryRow }

/** Effects of a deletion: deleted descendants and broken links. */
type Consequences = { linking: Listed<WireStoryRow>; inside: number }

/** Deletes a story or folder, after listing its descendants and the links to it. */
export function DeleteDialog({ row, ...ends }: Props) {
  const messages = useMessages()
  const { client } = useEditor()
  const [known, setKnown] = useState<Consequences>()
  useEffect(() => {
    consequencesOf(row, client).then(setKnown, () => setKnown(undefined))
  }, [row, client])
  return (
    <FormDialog
      heading={messages('deleteNamed', { name: row.name })}
      doing={messages('delete')}
      isDanger
      isReady={known !== undefined}
      onSubmit={() => client.send('DELETE', `stories/${row.id}`)}
      {...ends}
    >
      <p>{messages(row.is_folder ? 'deleteFolderHelp' : 'deleteHelp')}</p>
      {known ? <ConsequenceList known={known} /> : <p>{messages('loading')}</p>}
    </FormDialog>
  )
}

function ConsequenceList({ known: { linking, inside } }: { known: Consequences }) {
  const messages = useMessages()
  return (
    <>
      {inside > 0 && <Notice kind="warn">{messages('deletedWithIt', { count: inside })}</Notice>}
      {linking.total === 0 ? (
        <p className="help">{messages('nothingLinks')}</p>
      ) : (
        <Notice kind="warn">
          {messages('linkedFrom', { count: linking.total })}
          <ul className="plain-list">
            {linking.items.map(({ id, name, full_slug: slug }) => (
              <li key={id}>
                {name} <code>{slug}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

async function consequencesOf(row: WireStoryRow, client: ManagementClient): Promise<Consequences> {
  const send = (query: Record<string, string | number>) => client.page<WireStoryRow>('stories', 'stories', query)
  const [linking, inside] = await Promise.all([
    send({ reference_search: row.uuid, per_page: 20 }),
    row.is_folder ? send({ starts_with: `${row.full_slug}/`, per_page: 1 }) : { total: 0 },
  ])
  return { linking, inside: inside.total }
}
