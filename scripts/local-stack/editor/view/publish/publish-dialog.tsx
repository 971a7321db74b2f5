import { useEffect, useMemo, useState } from 'react'
import { blockIssues } from '../../fields/form/block-issues.ts'
import { messagesOf } from '../../fields/messages/field-messages.ts'
import { failureSentence } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { isFuture, StorySchedules, TimeChoice, useSchedules } from '../../plan/schedule/story-schedules.tsx'
import type { FieldState } from '../../services/editor-services.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { listBlocks } from '../../story/find-block.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Notice, Spoken } from '../../ui/notice.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Findings, StoryFinding } from '../findings/use-findings.tsx'
import type { Translations } from '../translations/use-translations.ts'
import type { StoryController } from '../use-story.ts'
import { FindingsNotice, listedFindings } from './findings-notice.tsx'
import { PublishLanguages } from './languages-choice.tsx'

type Props = {
  controller: StoryController
  translations: Translations
  language: string
  findings: Findings
  onClose: () => void
}

/** Addresses that change with the publish; undefined: still loading, `unknown`: the request failed. */
type Affected = { addresses: string[]; total: number } | 'unknown' | undefined

/** Shows the effects of publishing before it happens: issues and changed addresses. */
export function PublishDialog({ controller, translations, language, findings, onClose }: Props) {
  const messages = useMessages()
  const { language: editorLanguage } = useEditor()
  const { history, story, problem, fields } = controller.state
  const affected = useAffected(story.id)
  const publishing = usePublishing(controller, onClose)
  const issues = useIssues(history.present, fields)
  const actions = (
    <>
      <ActionButton onPress={onClose}>{messages('cancel')}</ActionButton>
      <ActionButton look="primary" onPress={publishing.publish} isDisabled={!publishing.isReady}>
        {messages(nameOfAction(publishing.at, listedFindings(issues, findings).length > 0))}
      </ActionButton>
    </>
  )
  return (
    <DialogFrame
      heading={messages('publishNamed', { name: story.name })}
      isOpen
      onClose={onClose}
      actions={actions}
      size="steady"
    >
      {controller.isUnsaved && <p>{messages('savedFirst')}</p>}
      <FindingsNotice story={{ ...story, content: history.present }} issues={issues} findings={findings} />
      <PublishLanguages
        translations={translations}
        chosen={publishing.languages}
        onChange={publishing.setLanguages}
        language={language}
        isPublished={story.published}
      />
      <TimeChoice at={publishing.at} onChange={publishing.setAt} />
      <StorySchedules name={story.name} schedules={publishing.schedules} onCancel={publishing.cancel} />
      <AffectedList affected={affected} />
      {publishing.issue && <Notice kind="bad">{publishing.issue}</Notice>}
      {problem && <Notice kind="bad">{`${failureSentence(editorLanguage, problem)} ${messages('workKept')}`}</Notice>}
    </DialogFrame>
  )
}

function nameOfAction(at: string | undefined, hasIssues: boolean) {
  if (at !== undefined) return 'plan' as const
  return hasIssues ? ('publishAnyway' as const) : ('publish' as const)
}

function AffectedList({ affected }: { affected: Affected }) {
  const messages = useMessages()
  if (affected === undefined) return <Spoken>{messages('loading')}</Spoken>
  if (affected === 'unknown') return <p>{messages('affectedUnknown')}</p>
  return (
    <div>
      <Spoken>{messages('affected', { count: affected.total })}</Spoken>
      <ul className="plain-list affected">
        {affected.addresses.map((address) => (
          <li key={address}>
            <code>{address}</code>
          </li>
        ))}
      </ul>
      {affected.total > affected.addresses.length && (
        <p>{messages('andMore', { count: affected.total - affected.addresses.length })}</p>
      )}
    </div>
  )
}

function useAffected(storyId: number): Affected {
  const [affected, setAffected] = useState<Affected>()
  useEffect(() => {
    fetch(`/affected?story=${storyId}`)
      .then(async (response): Promise<Affected> => (response.ok ? await response.json() : 'unknown'))
      .then(setAffected)
      .catch(() => setAffected('unknown'))
  }, [storyId])
  return affected
}

/** The values that the schema refuses in the fields of the story, and what plugins report of theirs. */
function useIssues(content: WireBlock, fields: ReadonlyMap<string, FieldState>): readonly StoryFinding[] {
  const { components, services } = useEditor()
  return useMemo(() => {
    const messages = messagesOf(services)
    const own = listBlocks(content).flatMap(({ block }) => {
      const component = components.find(({ name }) => name === block.component)
      const issues = component ? blockIssues(component, block) : []
      return issues.map(({ name, issue }) => issueAt(block._uid, name, messages(issue.word, issue.values)))
    })
    const reported = [...fields].flatMap(([key, { issues }]) => {
      const at = key.lastIndexOf('.')
      return issues.map((text) => issueAt(key.slice(0, at), key.slice(at + 1), text))
    })
    return [...own, ...reported]
  }, [content, fields, components, services])
}

function issueAt(uid: string, field: string, message: string): StoryFinding {
  return { code: 'field', severity: 'error', message, uid, field }
}

/** The languages and time that the publish dialog chooses, and the publish itself: at once, or planned for a time. */
function usePublishing(controller: StoryController, onClose: () => void) {
  const [languages, setLanguages] = useState<readonly string[]>()
  const [at, setAt] = useState<string>()
  const { schedules, plan, cancel } = useSchedules(controller.state.story.id)
  const planning = useAction()
  const planAt = async (moment: string) => {
    if (controller.isUnsaved && !(await controller.save())) return
    if (await planning.run(() => plan({ action: 'publish', publish_at: moment, languages }))) onClose()
  }
  const publishNow = async () => {
    // A conflict has a dialog of its own; the editor publishes again after it.
    if ((await controller.publish(languages)) || controller.store.now().theirs) onClose()
  }
  return {
    languages,
    setLanguages,
    at,
    setAt,
    schedules,
    cancel,
    issue: planning.issue,
    isReady:
      !controller.state.isBusy && !planning.isBusy && languages?.length !== 0 && (at === undefined || isFuture(at)),
    publish: () => (at === undefined ? publishNow() : planAt(at)),
  }
}
