import { useState } from 'react'
import { useMessages } from '../page/editor-context.ts'
import { StorySchedules } from '../plan/schedule/story-schedules.tsx'
import { isFuture, TimeChoice } from '../plan/schedule/time-choice.tsx'
import { useSchedules } from '../plan/schedule/use-schedules.ts'
import type { WireStory } from '../services/wire-story.ts'
import { ConsequenceList, useConsequences } from './consequences.tsx'
import { FormDialog } from './form-dialog.tsx'
import { RedirectChoice } from './redirects/redirect-choice.tsx'
import { type Target, TargetPicker } from './redirects/target-picker.tsx'
import { type Redirects, useRedirects } from './redirects/use-redirects.ts'

type Props = {
  story: WireStory
  /** Takes the story off the site; false when that failed, which the header shows. */
  onUnpublish: () => Promise<boolean>
  onClose: () => void
}

/** Takes a story off the site, after showing where it is used and which addresses end; they may lead elsewhere. */
export function UnpublishDialog({ story, onUnpublish, onClose }: Props) {
  const messages = useMessages()
  const known = useConsequences(story)
  const redirects = useRedirects(story)
  const [target, setTarget] = useState<Target>()
  const [at, setAt] = useState<string>()
  const { schedules, plan, cancel } = useSchedules(story.id)
  const submit = async () => {
    if (at !== undefined) return await plan({ action: 'unpublish', publish_at: at, languages: undefined })
    if ((await onUnpublish()) && target) await redirects.create(() => target.uuid)
  }
  return (
    <FormDialog
      heading={messages('unpublishNamed', { name: story.name })}
      doing={messages(at === undefined ? 'unpublish' : 'plan')}
      isDanger
      isReady={known !== undefined && (at === undefined || isFuture(at))}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{messages('unpublishHelp')}</p>
      <TimeChoice at={at} onChange={setAt} />
      <StorySchedules name={story.name} schedules={schedules} onCancel={cancel} />
      <ConsequenceList known={known} effect="breaks" />
      {at === undefined && redirects.isOffered && (
        <>
          {!target && <EndingAddresses redirects={redirects} />}
          <TargetPicker except={story} value={target} onChange={setTarget} />
        </>
      )}
      {at === undefined && target && <RedirectChoice redirects={redirects} label={messages('redirectsThere')} />}
    </FormDialog>
  )
}

function EndingAddresses({ redirects: { addresses = [] } }: { redirects: Redirects }) {
  const messages = useMessages()
  return (
    <div>
      <p className="help">{messages('addressesEnd')}</p>
      <ul className="plain-list affected">
        {addresses.map(({ path, markets }) => (
          <li key={`${path} ${markets.join()}`}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
