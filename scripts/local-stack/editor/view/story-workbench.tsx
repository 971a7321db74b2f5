import { useRef, useState } from 'react'
import { useMessages } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import type { StoryState } from '../story/story-state.ts'
import { BlockFormPane } from './blocks/block-form-pane.tsx'
import { BlockTree } from './blocks/block-tree.tsx'
import { InsertDialog } from './blocks/insert-dialog.tsx'
import { Colleagues } from './presence/colleagues.tsx'
import { usePresence } from './presence/use-presence.ts'
import { PreviewPane } from './preview-pane.tsx'
import { ReleaseBar } from './release/release-bar.tsx'
import { StoryDialogs } from './story-dialogs.tsx'
import { type Saving, type StoryDialogName, StoryHeader } from './story-header.tsx'
import { TranslationBar } from './translations/translation-bar.tsx'
import { useTranslations } from './translations/use-translations.ts'
import { useUnsavedWork } from './unsaved/use-unsaved-work.ts'
import { useAim } from './use-aim.ts'
import { usePaneKeys } from './use-pane-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWorkbench } from './use-workbench.ts'
import './view.css'

/** An open story: outline, page and form side by side. */
export function StoryWorkbench({ loaded }: { loaded: WireStory }) {
  const messages = useMessages()
  const { controller, actions, blocks, story, language, setLanguage, page } = useWorkbench(loaded)
  const { notify, state, isUnsaved } = controller
  const stored = useUnsavedWork(controller)
  const translations = useTranslations(story.id, state.story.current_version_id)
  const colleagues = usePresence(story.id, { block: blocks.selected, version: state.story.current_version_id })
  const [requested, setRequested] = useState<StoryDialogName>()
  useShortcuts({ undo: () => notify({ type: 'undone' }), redo: () => notify({ type: 'redone' }), save: actions.save })
  const room = useRef<HTMLDivElement>(null)
  usePaneKeys(room)
  const close = () => setRequested(undefined)
  const goToBlock = (uid: string) => {
    close()
    blocks.actions.select(uid)
  }
  useAim(story.id, ({ uid, language: aimed }) => {
    close()
    if (uid !== undefined) blocks.actions.select(uid)
    if (uid !== undefined || aimed !== undefined) setLanguage(aimed ?? '')
  })
  const shown = { selected: blocks.selected, language, actions: blocks.actions }
  return (
    <div className="workbench" ref={room}>
      <StoryHeader
        story={state.story}
        baseVersionId={state.baseVersionId}
        {...{ translations, isUnsaved, actions, notify, language }}
        saving={savingOf(state, isUnsaved)}
        canUndo={state.history.past.length > 0}
        canRedo={state.history.future.length > 0}
        onLanguage={setLanguage}
        onRequest={setRequested}
      />
      <ReleaseBar story={state.story} onMerge={() => void actions.mergeDraft()} />
      <Colleagues colleagues={colleagues} controller={controller} content={story.content} />
      <main className="panes">
        <section className="outline" aria-label={messages('blocks')} data-pane="" tabIndex={-1}>
          <h2 className="pane-heading">{messages('blocks')}</h2>
          <BlockTree {...shown} content={story.content} />
        </section>
        <PreviewPane page={page} />
        <div className="form-pane">
          <TranslationBar translations={translations} language={language} controller={controller} />
          <BlockFormPane {...shown} story={story} store={controller.store} />
        </div>
      </main>
      <InsertDialog content={story.content} place={blocks.inserting} actions={blocks.actions} />
      <StoryDialogs
        requested={requested}
        {...{ controller, translations, language, stored }}
        onGo={goToBlock}
        onClose={close}
      />
    </div>
  )
}

function savingOf({ isBusy, problem, fields }: StoryState, isUnsaved: boolean): Saving {
  if (isBusy) return 'working'
  if (problem !== 'none') return problem
  if (isUnsaved) return 'unsaved'
  return [...fields.values()].some(({ isPending }) => isPending) ? 'pending' : 'saved'
}
