import { useEffect, useState } from 'react'
import { failureSentence } from '../../messages/failure-sentence.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { StorySchedules } from '../../plan/schedule/story-schedules.tsx'
import { TimeChoice } from '../../plan/schedule/time-choice.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import type { Findings } from '../findings/use-findings.tsx'
import type { Translations } from '../translations/use-translations.ts'
import type { StoryController } from '../use-story.ts'
import { FindingsNotice, listedFindings } from './findings-notice.tsx'
import { PublishLanguages } from './publish-languages.tsx'
import { useIssues } from './use-issues.ts'
import { usePublishing } from './use-publishing.ts'

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
