import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { Failure } from '../../services/failure-of.ts'
import type { WireBlock, WireVersion } from '../../services/wire-story.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice, Spoken } from '../../ui/notice.tsx'
import { Sign } from '../../ui/sign.tsx'
import type { StoryController } from '../use-story.ts'
import type { Workbench } from '../use-workbench.ts'
import { isList, type ListedVersion, useVersions } from './use-versions.ts'
import { VersionDetails } from './version-details.tsx'
import './versions.css'
import { Choice } from '../../ui/choice.tsx'
import { useVersionNames } from './version-names.ts'

type Props = Pick<Workbench, 'viewed' | 'view'> & { controller: StoryController; onClose: () => void }

/** In the place of the form: the story's versions; the chosen one is shown in the page and compared. */
export function VersionsPanel({ viewed, view, controller, onClose }: Props) {
  const messages = useMessages()
  const { story } = controller.state
  const versions = useVersions(story.id, story.current_version_id)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => focusForm, [])
  const restore = async (versionId: number, restored: (draft: WireBlock) => WireBlock) => {
    view(undefined)
    setRestored(await controller.restore(versionId, restored))
  }
  const showVersion = (version: WireVersion | undefined) => {
    setRestored(false)
    view(version)
  }
  return (
    <section className="form versions-panel" aria-labelledby="versions-heading" data-pane="" tabIndex={-1}>
      <div className="form-head">
        <FirstHeading key={viewed?.id ?? 'list'} />
        <ActionButton look="icon" aria-label={messages('closeVersions')} onPress={onClose}>
          <Sign name="close" />
        </ActionButton>
      </div>
      <Spoken className="version-restored">{isRestored && messages('restoredNow')}</Spoken>
      {isList(versions) ? (
        <ShownVersions {...{ versions, viewed, controller, restore }} onView={showVersion} />
      ) : (
        <Waiting failure={versions} />
      )}
    </section>
  )
}

/** The form is shown again when the versions are closed; their button is gone. */
function focusForm(): void {
  document.querySelector<HTMLElement>('[data-testid="editor-form"]')?.focus()
}

type ShownProps = Pick<Props, 'viewed' | 'controller'> & {
  versions: readonly ListedVersion[]
  onView: (version: WireVersion | undefined) => void
  restore: (versionId: number, restored: (draft: WireBlock) => WireBlock) => Promise<void>
}

function ShownVersions({ versions, viewed, controller, onView, restore }: ShownProps) {
  const chosen = versions.find(({ id }) => id === viewed?.id)
  const currentId = controller.state.story.current_version_id
  if (!chosen) return <VersionList versions={versions} currentId={currentId} onChoose={onView} />
  return <VersionDetails {...{ chosen, versions, controller }} onBack={() => onView(undefined)} onRestore={restore} />
}

function Waiting({ failure }: { failure: Failure | undefined }) {
  const messages = useMessages()
  const { language } = useEditor()
  if (failure) return <Notice kind="bad">{failureSentence(language, failure)}</Notice>
  return <p className="help">{messages('loading')}</p>
}

/** The list and each version start at the heading: the button that led there is not among their own. */
function FirstHeading() {
  const messages = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id="versions-heading" ref={heading} tabIndex={-1}>
      {messages('versionsPanel')}
    </h2>
  )
}

type VersionListProps = {
  versions: readonly ListedVersion[]
  currentId: number | null
  onChoose: (version: ListedVersion) => void
}

const any = 'any'

function VersionList({ versions, currentId, onChoose }: VersionListProps) {
  const messages = useMessages()
  const { space } = useEditor()
  const names = useVersionNames()
  const [language, setLanguage] = useState(any)
  const shown = language === any ? versions : versions.filter(({ languages }) => languages.has(language))
  return (
    <>
      <p className="help">{messages('versionsHelp', { count: versions.length })}</p>
      <Choice
        label={messages('changedLanguage')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: any, name: messages('anyLanguage') },
          ...['', ...space.languages.map(({ code }) => code)].map((code) => ({
            value: code,
            name: names.language(code),
          })),
        ]}
      />
      {shown.length === 0 && <p className="help">{messages('noVersions')}</p>}
      <ol className="versions">
        {shown.map((version) => (
          <li key={version.id}>
            <ActionButton className="version" data-version={version.id} onPress={() => onChoose(version)}>
              <span className="version-line">
                <time dateTime={version.created_at}>{names.time(version)}</time>
                {version.id === currentId && <span className="version-current">{messages('current')}</span>}
              </span>
              <span>{names.event(version)}</span>
              <ChangedLanguages version={version} />
            </ActionButton>
          </li>
        ))}
      </ol>
    </>
  )
}

function ChangedLanguages({ version: { languages } }: { version: ListedVersion }) {
  const messages = useMessages()
  const names = useVersionNames()
  if (languages.size === 0) return null
  const named = [...languages].map((code) => (code === undefined ? messages('changedForAll') : names.language(code)))
  return <span className="help">{messages('changedIn', { languages: named.join(', ') })}</span>
}
