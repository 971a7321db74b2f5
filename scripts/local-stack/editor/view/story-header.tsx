import { useState } from 'react'
import { useEditor, useWords } from '../page/editor-context.ts'
import { storiesHash } from '../page/use-place.ts'
import { RenameDialog } from '../tree/rename-dialog.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Choice } from '../ui/choice.tsx'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { Sign } from '../ui/sign.tsx'
import { Spoken } from '../ui/spoken.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import type { StoryDesk } from './use-story.ts'

type Props = {
  desk: StoryDesk
  language: string
  onLanguage: (language: string) => void
  onPublish: () => void
  onVersions: () => void
  /** Opens the app of the space for this story. */
  onApp: () => void
}

/** Where one is, what state the story is in, and what is done with the whole of it. */
export function StoryHeader({ desk, language, onLanguage, onPublish, ...asked }: Props) {
  const words = useWords()
  const { space } = useEditor()
  const { state, isUnsaved, tell } = desk
  const { story, history, isBusy } = state
  return (
    <header className="bar story-bar">
      <a className="action action-icon" href={storiesHash(space.id)} aria-label={words('stories')}>
        <Sign name="back" />
      </a>
      <div className="story-title">
        <h1>{story.name}</h1>
        <code>/{story.full_slug}</code>
      </div>
      <StoryStatus desk={desk} />
      <div className="bar-group">
        <ActionButton
          look="icon"
          aria-label={words('undo')}
          isDisabled={history.past.length === 0}
          onPress={() => tell({ type: 'undone' })}
        >
          <Sign name="undo" />
        </ActionButton>
        <ActionButton
          look="icon"
          aria-label={words('redo')}
          isDisabled={history.future.length === 0}
          onPress={() => tell({ type: 'redone' })}
        >
          <Sign name="redo" />
        </ActionButton>
      </div>
      <Choice
        label={words('contentLanguage')}
        value={language}
        onChange={onLanguage}
        options={[
          { value: '', name: space.default_lang_name || words('defaultLanguage') },
          ...space.languages.map(({ code, name }) => ({ value: code, name })),
        ]}
        isLabelHidden
      />
      <ActionButton data-testid="editor-header-save" isDisabled={!isUnsaved || isBusy} onPress={() => desk.save()}>
        {words('save')}
      </ActionButton>
      <ActionButton look="primary" data-testid="editor-header-publish" isDisabled={isBusy} onPress={onPublish}>
        {words('publish')}
      </ActionButton>
      <StoryMenu desk={desk} {...asked} />
      <LanguageChoice />
    </header>
  )
}

function StoryMenu({ desk, onVersions, onApp }: Pick<Props, 'desk' | 'onVersions' | 'onApp'>) {
  const words = useWords()
  const [isRenaming, setRenaming] = useState(false)
  const { story, saved } = desk.state
  const discard = () => desk.tell({ type: 'changed', content: saved, at: Date.now() })
  return (
    <>
      <ActionMenu
        label={words('moreActions')}
        rows={[
          { id: 'discard', name: words('discard'), onAction: discard, isDisabled: !desk.isUnsaved },
          { id: 'versions', name: words('versions'), onAction: onVersions },
          { id: 'app', name: words('inOrder'), onAction: onApp },
          { id: 'rename', name: words('rename'), onAction: () => setRenaming(true) },
          {
            id: 'unpublish',
            name: words('unpublish'),
            onAction: () => void desk.unpublish(),
            isDisabled: !story.published,
          },
        ]}
      />
      {isRenaming && <RenameDialog row={story} onDone={desk.readAgain} onClose={() => setRenaming(false)} />}
    </>
  )
}

/** What is unsaved, saved and published, in words. */
function StoryStatus({ desk: { state, isUnsaved } }: Pick<Props, 'desk'>) {
  const words = useWords()
  const { isBusy, problem, story } = state
  const text = () => {
    if (isBusy) return words('working')
    if (problem === 'offline') return words('offline')
    if (problem !== 'none') return words('refused', { reason: problem.refused })
    return words(isUnsaved ? 'unsaved' : 'allSaved')
  }
  const kind = problem !== 'none' ? 'bad' : isUnsaved ? 'warn' : 'good'
  return (
    <div className="story-status">
      <StatusBadge story={story} />
      <Spoken className={`saving saving-${kind}`} testId="editor-status">
        {text()}
      </Spoken>
    </div>
  )
}
