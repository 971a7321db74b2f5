import { type ReactNode, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStory, WireStoryRow } from '../services/wire-story.ts'
import { AddressNotice, FutureAddress, useJudgedAddress } from './address-notice.tsx'
import { FolderPicker, type PickedFolder, rootFolder } from './folder-picker.tsx'
import { type DialogEnds, FormDialog } from './form-dialog.tsx'
import { isNamed, NameAndSlug } from './name-and-slug.tsx'

type Props = DialogEnds & {
  heading: string
  /** The default folder. */
  folder: WireStoryRow | undefined
  /** Further fields of the new story or folder. */
  kindFor: (name: string) => Readonly<Record<string, unknown>>
  onMade?: (made: WireStory) => void
  /** Content type of a new story, which has an address. */
  type?: string
  children?: ReactNode
}

/** Creates a story or folder: name, slug, folder. */
export function MakeDialog({ folder, kindFor, onMade, type, children, ...frame }: Props) {
  const messages = useMessages()
  const { client, release } = useEditor()
  const [named, setNamed] = useState({ name: '', slug: '' })
  const [place, setPlace] = useState<PickedFolder>(folder ?? rootFolder)
  const judged = useJudgedAddress({ slug: named.slug === '' ? '' : slugIn(place, named.slug), type })
  const make = async () => {
    const body = { story: { ...named, parent_id: place.id, ...kindFor(named.name) } }
    const made = await client.send<{ story: WireStory }>('POST', 'stories', {
      body: { ...body, release_id: release || undefined },
    })
    onMade?.(made.story)
  }
  return (
    <FormDialog {...frame} doing={messages('create')} isReady={isNamed(named) && judged.isAcceptable} onSubmit={make}>
      <NameAndSlug value={named} onChange={setNamed} isNew />
      {children}
      <FolderPicker label={messages('folder')} value={place} onChange={setPlace} />
      <AddressNotice judged={judged} />
      {type !== undefined && named.slug !== '' && <FutureAddress judged={judged} />}
    </FormDialog>
  )
}

function slugIn({ full_slug: folder }: PickedFolder, slug: string): string {
  return folder === '' ? slug : `${folder}/${slug}`
}
