import { useRef, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import { copyTexts } from '../story/copy-texts.ts'
import type { StoryState } from '../story/story-state.ts'
import { AppDialog } from './app-dialog.tsx'
import { BlockFormPane } from './blocks/block-form-pane.tsx'
import { BlockTree } from './blocks/block-tree.tsx'
import { InsertDialog } from './blocks/insert-dialog.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type Saving, type StoryDialogName, StoryHeader } from './story-header.tsx'
import { TranslationBar } from './translations/translation-bar.tsx'
import { useTranslations } from './translations/use-translations.ts'
import { UnsavedWorkDialog } from './unsaved-work-dialog.tsx'
import { useAim } from './use-aim.ts'
import { usePaneKeys } from './use-pane-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useUnsavedWork } from './use-unsaved-work.ts'
import { useWorkbench } from './use-workbench.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import './view.css'

/** An open story: outline, page and form side by side. */
export function StoryWorkbench({ loaded }: { loaded: WireStory }) {
  const messages = useMessages()
  const { components } = useEditor()
  const { controller, actions, blocks, story, language, setLanguage, page } = useWorkbench(loaded)
  const { notify, state, isUnsaved } = controller
  const stored = useUnsavedWork(controller)
  const translations = useTranslations(story.id, state.story.current_version_id)
  const [requested, setRequested] = useState<StoryDialogName>()
  useShortcuts({ undo: () => notify({ type: 'undone' }), redo: () => notify({ type: 'redone' }), save: actions.save })
  const room = useRef<HTMLDivElement>(null)
  usePaneKeys(room)
  const close = () => setRequested(undefined)
  const copyFromSource = () =>
    notify({ type: 'changed', content: copyTexts(state.history.present, language, components), at: Date.now() })
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
        translations={translations}
        saving={savingOf(state, isUnsaved)}
        isUnsaved={isUnsaved}
        canUndo={state.history.past.length > 0}
        canRedo={state.history.future.length > 0}
        actions={actions}
        notify={notify}
        language={language}
        onLanguage={setLanguage}
        onRequest={setRequested}
      />
      <main className="panes">
        <section className="outline" aria-label={messages('blocks')} data-pane="" tabIndex={-1}>
          <h2 className="pane-heading">{messages('blocks')}</h2>
          <BlockTree {...shown} content={story.content} />
        </section>
        <PreviewPane page={page} />
        <div className="form-pane">
          <TranslationBar translations={translations} language={language} onCopy={copyFromSource} />
          <BlockFormPane {...shown} story={story} store={controller.store} />
        </div>
      </main>
      <InsertDialog content={story.content} place={blocks.inserting} actions={blocks.actions} />
      {requested === 'publish' && (
        <PublishDialog controller={controller} translations={translations} language={language} onClose={close} />
      )}
      {requested === 'versions' && <VersionsDialog controller={controller} onClose={close} />}
      {requested === 'app' && <AppDialog story={story} language={language} onClose={close} />}
      {state.theirs && <ConflictDialog controller={controller} theirs={state.theirs} />}
      {stored.offered && <UnsavedWorkDialog offer={stored} work={stored.offered} baseVersionId={state.baseVersionId} />}
    </div>
  )
}

function savingOf({ isBusy, problem }: StoryState, isUnsaved: boolean): Saving {
  if (isBusy) return 'working'
  if (problem !== 'none') return problem
  return isUnsaved ? 'unsaved' : 'saved'
}
