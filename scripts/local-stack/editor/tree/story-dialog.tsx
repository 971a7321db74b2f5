import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { AddressNotice, useJudgedAddress } from './address-notice.tsx'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { MovedAddresses } from './moved-addresses.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'
import { NeededChoice, useNeeded } from './needed-choice.tsx'
import { NewStoryDialog } from './new-story-dialog.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { type Target, TargetPicker } from './redirects/target-picker.tsx'
import { useMovedTargets } from './redirects/use-moved-targets.ts'
import { useRedirects } from './redirects/use-redirects.ts'
import { siblingSlug } from './slug-of.ts'
import type { RequestedAction } from './story-nodes.ts'
import { StorySettingsDialog } from './story-settings-dialog.tsx'

type Props = DialogEnds & { requested: RequestedAction }

/** The dialog of the requested action. */
export function StoryDialog({ requested: { action, row }, ...ends }: Props) {
  if (action === 'newStory') return <NewStoryDialog folder={row} {...ends} />
  if (action === 'newFolder') return <NewFolderDialog folder={row} {...ends} />
  if (!row) return null
  if (action === 'rename') return <StorySettingsDialog row={row} {...ends} />
  if (action === 'move') return <MoveDialog row={row} {...ends} />
  if (action === 'restore') return <RestoreDialog row={row} {...ends} />
  if (action === 'duplicate') return <DuplicateDialog row={row} {...ends} />
  return <DeleteDialog row={row} {...ends} />
}

const kindFor = () => ({ is_folder: true })

/** Creates a folder. */
function NewFolderDialog(props: DialogEnds & { folder: WireStoryRow | undefined }) {
  return <MakeDialog {...props} heading={useMessages()('newFolder')} kindFor={kindFor} />
}

type RestoreDialogProps = DialogEnds & { row: WireStoryRow }

/** Takes a story or folder out of the trash, as a draft at its former address. */
function RestoreDialog({ row, ...ends }: RestoreDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  return (
    <FormDialog
      heading={messages('restoreNamed', { name: row.name })}
      doing={messages('restore')}
      isReady
      onSubmit={() => client.send('PUT', `stories/${row.id}/restore`)}
      {...ends}
    >
      <p>{messages('restoreHelp')}</p>
    </FormDialog>
  )
}

type DuplicateDialogProps = DialogEnds & { row: WireStoryRow }

/** Copies a story into its folder, as a draft. */
function DuplicateDialog({ row, ...ends }: DuplicateDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  const [named, setNamed] = useState({ name: messages('copyOf', { name: row.name }), slug: `${row.slug}-2` })
  const judged = useJudgedAddress({ slug: siblingSlug(row, named.slug) })
  const story = { ...named, parent_id: row.parent_id }
  return (
    <FormDialog
      heading={messages('duplicateNamed', { name: row.name })}
      doing={messages('duplicate')}
      isReady={isNamed(named) && judged.isAcceptable}
      onSubmit={() => client.send('PUT', `stories/${row.id}/duplicate`, { body: { story } })}
      {...ends}
    >
      <NameAndSlug value={named} onChange={setNamed} isNew={false} />
      <AddressNotice judged={judged} />
    </FormDialog>
  )
}

type DeleteDialogProps = DialogEnds & { row: WireStoryRow }

function DeleteDialog({ row, ...ends }: DeleteDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  const known = useConsequences(row)
  const inside = known && 'inside' in known ? known.inside : undefined
  const redirects = useRedirects(row)
  const [target, setTarget] = useState<Target>()
  const needed = useNeeded(row)
  const submit = async () => {
    if (target) await redirects.leaveTo(target.uuid)
    await client.send('DELETE', `stories/${row.id}`)
  }
  return (
    <FormDialog
      heading={messages('deleteNamed', { name: row.name })}
      doing={messages('delete')}
      isDanger
      isReady={inside !== undefined && needed.isReady && redirects.isReady}
      onSubmit={submit}
      {...ends}
    >
      <p>{messages(helpFor(row))}</p>
      {!!inside && <Notice kind="warn">{messages('deletedWithIt', { count: inside })}</Notice>}
      <NeededChoice needed={needed} row={row} />
      <ConsequenceList known={known} effect="breaks" />
      {redirects.isOffered && <TargetPicker except={row} value={target} onChange={setTarget} />}
      {(target || redirects.isUnknown) && <RedirectChoice redirects={redirects} label={messages('redirectsThere')} />}
    </FormDialog>
  )
}

function helpFor({ is_folder: isFolder, only_in_release: home }: WireStoryRow) {
  if (home !== null) return 'deleteNewHelp' as const
  return isFolder ? ('deleteFolderHelp' as const) : ('deleteHelp' as const)
}

type MoveDialogProps = DialogEnds & { row: WireStoryRow }

function MoveDialog({ row, ...ends }: MoveDialogProps) {
  const messages = useMessages()
  const { client } = useEditor()
  const [place, setPlace] = useState<PickedFolder>(rootFolder)
  const [target, setTarget] = useState<Target>()
  const needed = useNeeded(row)
  const isElsewhere = place.id !== row.parent_id && place.id !== row.id
  const slug = place.full_slug === '' ? row.slug : `${place.full_slug}/${row.slug}`
  const judged = useJudgedAddress({ slug: isElsewhere ? slug : '' })
  const { redirects, create } = useMovedTargets(row)
  const submit = async () => {
    await client.send('PUT', `stories/${row.id}`, { body: { story: { parent_id: place.id } } })
    await create(target?.uuid)
  }
  return (
    <FormDialog
      heading={messages('moveNamed', { name: row.name })}
      doing={messages('move')}
      isReady={isElsewhere && needed.isReady && judged.isAcceptable && redirects.isReady}
      onSubmit={submit}
      {...ends}
    >
      <FolderPicker label={messages('folder')} value={place} onChange={setPlace} />
      {(row.is_folder || row.published) && (
        <Notice kind="warn">{messages(row.is_folder ? 'folderMovesAtOnce' : 'addressMovesAtOnce')}</Notice>
      )}
      <AddressNotice judged={judged} />
      <MovedAddresses
        row={row}
        needed={needed}
        judged={judged}
        redirects={redirects}
        target={target}
        onTarget={setTarget}
      />
    </FormDialog>
  )
}
