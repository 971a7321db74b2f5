import { AppDialog } from './app/app-dialog.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import type { Findings } from './findings/use-findings.tsx'
import { UserNameDialog } from './presence/user-name-dialog.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import type { StoryDialogName } from './story-header.tsx'
import type { Translations } from './translations/use-translations.ts'
import { UnsavedWorkDialog } from './unsaved/unsaved-work-dialog.tsx'
import type { StoredOffer } from './unsaved/use-unsaved-work.ts'
import type { StoryController } from './use-story.ts'

type Props = {
  requested: StoryDialogName | undefined
  controller: StoryController
  translations: Translations
  language: string
  stored: StoredOffer
  findings: Findings
  onClose: () => void
}

/** The dialogs about the whole story: the requested one, an edit conflict, the unsaved work of an earlier session. */
export function StoryDialogs({ requested, controller, translations, language, stored, findings, onClose }: Props) {
  const { state } = controller
  return (
    <>
      {requested === 'publish' && <PublishDialog {...{ controller, translations, language, findings, onClose }} />}
      {requested === 'app' && <AppDialog story={state.story} language={language} onClose={onClose} />}
      {requested === 'name' && <UserNameDialog onClose={onClose} />}
      {state.theirs && <ConflictDialog controller={controller} theirs={state.theirs} />}
      {stored.offered && <UnsavedWorkDialog offer={stored} work={stored.offered} baseVersionId={state.baseVersionId} />}
    </>
  )
}
