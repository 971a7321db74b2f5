import { useEffect, useMemo, useState } from 'react'
import { blockIssues } from '../fields/form/block-issues.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { listBlocks } from '../story/find-block.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spoken } from '../ui/spoken.tsx'
import { PublishLanguages } from './publish-languages.tsx'
import type { Translations } from './translations/use-translations.ts'
import type { StoryController } from './use-story.ts'

type Props = { controller: StoryController; translations: Translations; language: string; onClose: () => void }

/** Addresses that change with the publish; undefined: still loading, `unknown`: the request failed. */
type Affected = { addresses: string[]; total: number } | 'unknown' | undefined

/** Shows the effects of publishing before it happens: issues and changed addresses. */
export function PublishDialog({ controller, translations, language, onClose }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const { history, story, problem } = controller.state
  const affected = useAffected(story.id)
  const [languages, setLanguages] = useState<readonly string[]>()
  const lacking = useMemo(() => lackingFields(history.present, components), [history.present, components])
  const publish = async () => {
    // A conflict has a dialog of its own; the editor publishes again after it.
    if ((await controller.publish(languages)) || controller.store.now().theirs) onClose()
  }
  const actions = (
    <>
      <ActionButton onPress={onClose}>{messages('cancel')}</ActionButton>
      <ActionButton look="primary" onPress={publish} isDisabled={controller.state.isBusy || languages?.length === 0}>
        {messages(lacking.length > 0 ? 'publishAnyway' : 'publish')}
      </ActionButton>
    </>
  )
  return (
    <DialogFrame heading={messages('publishNamed', { name: story.name })} isOpen onClose={onClose} actions={actions}>
      {controller.isUnsaved && <p>{messages('savedFirst')}</p>}
      {lacking.length > 0 && (
        <Notice kind="warn">
          {messages('lacking', { count: lacking.length })}
          <ul className="plain-list">
            {lacking.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <PublishLanguages
        translations={translations}
        chosen={languages}
        onChange={setLanguages}
        language={language}
        isPublished={story.published}
      />
      <AffectedList affected={affected} />
      {(problem === 'offline' || problem === 'late' || problem === 'deleted') && (
        <Notice kind="bad">{messages(problem)}</Notice>
      )}
      {typeof problem === 'object' && <Notice kind="bad">{problem.refused}</Notice>}
    </DialogFrame>
  )
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

/** Fields of the story's blocks with issues. */
function lackingFields(
  content: Parameters<typeof listBlocks>[0],
  components: ReturnType<typeof useEditor>['components'],
): { id: string; text: string }[] {
  return listBlocks(content).flatMap(({ block }) => {
    const component = components.find(({ name }) => name === block.component)
    if (!component) return []
    return blockIssues(component, block).map(({ name }) => ({
      id: `${block._uid}.${name}`,
      text: `${component.real_name}: ${component.schema[name]?.display_name || name}`,
    }))
  })
}
