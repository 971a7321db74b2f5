import { useMessages } from '../page/editor-context.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import type { DialogEnds } from './form-dialog.tsx'
import { MakeDialog } from './make-dialog.tsx'

const kindFor = () => ({ is_folder: true })

/** Creates a folder. */
export function NewFolderDialog(props: DialogEnds & { folder: WireStoryRow | undefined }) {
  return <MakeDialog {...props} heading={useMessages()('newFolder')} kindFor={kindFor} />
}
