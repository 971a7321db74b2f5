import { useRef, useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { ReleaseBar } from '../plan/release-bar.tsx'
import type { WireStory } from '../services/wire-story.ts'
import type { StoryState } from '../story/story-state.ts'
import { BlockFormPane } from './blocks/block-form-pane.tsx'
import { BlockTree } from './blocks/block-tree.tsx'
import { InsertDialog } from './blocks/insert-dialog.tsx'
import { StoryChecks } from './checks/story-checks.tsx'
import { type Findings, useFindings } from './findings/use-findings.tsx'
import { Colleagues, usePresence } from './presence/colleagues.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { StoryDialogs } from './story-dialogs.tsx'
import { type Saving, type StoryDialogName, StoryHeader } from './story-header.tsx'
import { TranslationBar } from './translations/translation-bar.tsx'
import { type Translations, useTranslations } from './translations/use-translations.ts'
import { useUnsavedWork } from './unsaved/use-unsaved-work.ts'
import { useAim } from './use-aim.ts'
import { usePaneKeys, useShortcuts } from './use-shortcuts.ts'
import { useWorkbench, type Workbench } from './use-workbench.ts'
import { VersionsPanel } from './versions/versions-panel.tsx'
import './view.css'
import { failureSentence } from '../messages/messages-for.ts'
import { storiesHash } from '../page/use-place.ts'
import { Notice } from '../ui/notice.tsx'
import { useLoadedStory } from './use-story.ts'

/** An open story: outline, page and form side by side. */
export function StoryWorkbench({ loaded }: { loaded: WireStory }) {
  const workbench = useWorkbench(loaded)
  const { controller, actions, blocks, story, language, setLanguage } = workbench
  const { notify, state, isUnsaved } = controller
  const stored = useUnsavedWork(controller)
  const { findings, frame } = useFindings(story)
  const translations = useTranslations(story.id, state.story.current_version_id)
  const colleagues = usePresence(story.id, { block: blocks.selected, version: state.story.current_version_id })
  const [requested, setRequested] = useState<StoryDialogName>()
  useShortcuts({ undo: () => notify({ type: 'undone' }), redo: () => notify({ type: 'redone' }), save: actions.save })
  const room = useRef<HTMLDivElement>(null)
  usePaneKeys(room)
  const close = () => {
    setRequested(undefined)
    workbench.view(undefined)
  }
  useAim(story.id, ({ uid, language: aimed }) => {
    close()
    if (uid !== undefined) blocks.actions.select(uid)
    if (uid !== undefined || aimed !== undefined) setLanguage(aimed ?? '')
  })
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
      <Panes {...{ workbench, translations, findings }} isHistoryOpen={requested === 'versions'} onClose={close} />
      {frame}
      <InsertDialog content={story.content} place={blocks.inserting} actions={blocks.actions} />
      <StoryDialogs
        requested={requested}
        {...{ controller, translations, language, stored, findings }}
        onClose={close}
      />
    </div>
  )
}

type PanesProps = {
  workbench: Workbench
  translations: Translations
  findings: Findings
  /** Whether the versions of the story are shown in the place of its form. */
  isHistoryOpen: boolean
  onClose: () => void
}

function Panes({ workbench, translations, findings, isHistoryOpen, onClose }: PanesProps) {
  const messages = useMessages()
  const { controller, blocks, story, language, page, write, viewed, view } = workbench
  const shown = { selected: blocks.selected, language, actions: blocks.actions }
  return (
    <main className="panes">
      <section
        className="outline"
        aria-label={messages('blocks')}
        data-pane=""
        tabIndex={-1}
        inert={viewed !== undefined}
      >
        <h2 className="pane-heading">{messages('blocks')}</h2>
        <BlockTree {...shown} content={story.content} />
      </section>
      <PreviewPane page={page} viewed={viewed} />
      <div className="form-pane">
        {isHistoryOpen ? (
          <VersionsPanel {...{ viewed, view, controller, onClose }} />
        ) : (
          <>
            <TranslationBar translations={translations} language={language} controller={controller} />
            <StoryChecks {...{ story, language, write, findings }} store={controller.store} />
            <BlockFormPane {...shown} story={story} store={controller.store} />
          </>
        )}
      </div>
    </main>
  )
}

function savingOf({ isBusy, problem, fields }: StoryState, isUnsaved: boolean): Saving {
  if (isBusy) return 'working'
  if (problem) return problem
  if (isUnsaved) return 'unsaved'
  return [...fields.values()].some(({ isPending }) => isPending) ? 'pending' : 'saved'
}

/** Loads a story and shows it. */
export function StoryPage({ id }: { id: number }) {
  const messages = useMessages()
  const { space, language } = useEditor()
  const story = useLoadedStory(id)
  if (story === undefined) return <p className="waiting">{messages('loading')}</p>
  const isFailure = 'reason' in story
  if (!isFailure && !story.is_folder) return <StoryWorkbench loaded={story} />
  return (
    <Notice kind="bad">
      {isFailure && story.reason !== 'gone' ? failureSentence(language, story) : messages('noSuchStory')}{' '}
      <a href={storiesHash(space.id)}>{messages('stories')}</a>
    </Notice>
  )
}
