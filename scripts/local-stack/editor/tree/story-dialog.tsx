import { DeleteDialog } from './delete-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import type { DialogEnds } from './form-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewFolderDialog } from './new-folder-dialog.tsx'
import { NewStoryDialog } from './new-story-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import type { RequestedAction } from './story-action.ts'
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
