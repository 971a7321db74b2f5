import { memo, useState } from 'react'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { storiesHash, storyHash } from '../page/use-place.ts'
import { ReleaseChoice } from '../plan/release-choice.tsx'
import type { Failure } from '../services/failure-of.ts'
import type { WireStory } from '../services/wire-story.ts'
import type { StoryEvent } from '../story/story-state.ts'
import { StorySettingsDialog } from '../tree/story-settings-dialog.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Choice } from '../ui/choice.tsx'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { Spoken } from '../ui/notice.tsx'
import { Sign } from '../ui/sign.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { UnpublishDialog } from './publish/unpublish-dialog.tsx'
import { stateNames, type Translations } from './translations/use-translations.ts'
import type { StoryActions } from './use-story.ts'

type Props = {
  story: WireStory
  baseVersionId: number | null
  translations: Translations
  saving: Saving
  isUnsaved: boolean
  /** Whether undo and redo are available. */
  canUndo: boolean
  canRedo: boolean
  actions: StoryActions
  notify: (event: StoryEvent) => void
  language: string
  onLanguage: (language: string) => void
  /** Opens a dialog about the whole story. */
  onRequest: (requested: StoryDialogName) => void
}

/** Publish, versions, the app of the space, and the editor's own name. */
export type StoryDialogName = 'publish' | 'versions' | 'app' | 'name'
export type Saving = 'working' | 'saved' | 'unsaved' | 'pending' | Failure

/** Key strokes alone do not render it again. */
export const StoryHeader = memo(({ story, saving, isUnsaved, actions, notify, ...props }: Props) => {
  const messages = useMessages()
  const { space, release } = useEditor()
  const { canUndo, canRedo, language, onLanguage, onRequest, translations } = props
  const nameWithState = (code: string, name: string) => {
    const state = translations.states.get(code)?.state
    return state ? messages('languageWithState', { language: name, state: messages(stateNames[state]) }) : name
  }
  return (
    <header className="bar story-bar" data-pane="" tabIndex={-1}>
      <a className="action action-icon" href={storiesHash(space.id, release)} aria-label={messages('stories')}>
        <Sign name="back" />
      </a>
      <div className="story-title">
        <h1>{story.name}</h1>
        <code>/{story.full_slug}</code>
      </div>
      <StoryStatus story={story} saving={saving} />
      <UndoButtons canUndo={canUndo} canRedo={canRedo} notify={notify} />
      <Choice
        label={messages('contentLanguage')}
        value={language}
        onChange={onLanguage}
        options={[
          { value: '', name: space.default_lang_name || messages('defaultLanguage') },
          ...space.languages.map(({ code, name }) => ({ value: code, name: nameWithState(code, name) })),
        ]}
        isLabelHidden
      />
      {story.only_in_release === null && <ReleaseChoice hashIn={(chosen) => storyHash(space.id, story.id, chosen)} />}
      <ActionButton data-testid="editor-header-save" isDisabled={saving === 'working'} onPress={() => actions.save()}>
        {messages('save')}
      </ActionButton>
      {release === 0 && (
        <ActionButton
          look="primary"
          data-testid="editor-header-publish"
          isDisabled={saving === 'working'}
          onPress={() => onRequest('publish')}
        >
          {messages('publish')}
        </ActionButton>
      )}
      <StoryMenu {...props} story={story} isUnsaved={isUnsaved} actions={actions} notify={notify} />
      <LanguageChoice />
    </header>
  )
})

function UndoButtons({ canUndo, canRedo, notify }: Pick<Props, 'canUndo' | 'canRedo' | 'notify'>) {
  const messages = useMessages()
  return (
    <div className="bar-group">
      <ActionButton
        look="icon"
        aria-label={messages('undo')}
        isDisabled={!canUndo}
        onPress={() => notify({ type: 'undone' })}
      >
        <Sign name="undo" />
      </ActionButton>
      <ActionButton
        look="icon"
        aria-label={messages('redo')}
        isDisabled={!canRedo}
        onPress={() => notify({ type: 'redone' })}
      >
        <Sign name="redo" />
      </ActionButton>
    </div>
  )
}

function StoryMenu({ story, isUnsaved, actions, notify, ...props }: Omit<Props, 'saving'>) {
  const messages = useMessages()
  const { translations, language, onRequest } = props
  // Addresses and publishing belong to the draft; a story that was made in the release has none.
  const isInRelease = useEditor().release !== 0
  const isAddressed = !isInRelease || story.only_in_release !== null
  const [isRenaming, setRenaming] = useState(false)
  const [isUnpublishing, setUnpublishing] = useState(false)
  const discard = () => notify({ type: 'discarded', at: Date.now() })
  return (
    <>
      <ActionMenu
        label={messages('moreActions')}
        rows={[
          { id: 'discard', name: messages('discard'), onAction: discard, isDisabled: !isUnsaved },
          { id: 'versions', name: messages('versions'), onAction: () => onRequest('versions') },
          { id: 'app', name: messages('inOrder'), onAction: () => onRequest('app') },
          { id: 'name', name: messages('yourNameItem'), onAction: () => onRequest('name') },
          { id: 'rename', name: messages('rename'), onAction: () => setRenaming(true), isDisabled: !isAddressed },
          {
            id: 'unpublish',
            name: messages('unpublish'),
            onAction: () => setUnpublishing(true),
            isDisabled: isInRelease || !story.published,
          },
        ]}
      />
      {isUnpublishing && (
        <UnpublishDialog
          {...{ story, translations, language }}
          onUnpublish={actions.unpublish}
          onClose={() => setUnpublishing(false)}
        />
      )}
      {isRenaming && (
        <StorySettingsDialog
          row={story}
          baseVersionId={props.baseVersionId}
          onDone={actions.readAgain}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}

/** Unsaved, saved or published, as a label. */
function StoryStatus({ story, saving }: Pick<Props, 'story' | 'saving'>) {
  const messages = useMessages()
  const { language } = useEditor()
  const text = () => {
    if (saving === 'working') return messages('working')
    if (typeof saving === 'object') return `${failureSentence(language, saving)} ${messages('workKept')}`
    if (saving === 'pending') return messages('fieldPending')
    return messages(saving === 'unsaved' ? 'unsaved' : 'allSaved')
  }
  return (
    <div className="story-status">
      <StatusBadge story={story} />
      <Spoken className={`saving saving-${kindOf(saving)}`} testId="editor-status">
        {text()}
      </Spoken>
    </div>
  )
}

function kindOf(saving: Saving): 'good' | 'warn' | 'bad' {
  if (saving === 'unsaved' || saving === 'pending') return 'warn'
  return saving === 'saved' || saving === 'working' ? 'good' : 'bad'
}
