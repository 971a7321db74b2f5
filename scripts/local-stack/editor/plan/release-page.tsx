import { useState } from 'react'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, planHash, storiesHash } from '../page/use-place.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PlanFrame, ReleaseTime } from './plan-frame.tsx'
import { DeleteReleaseDialog, ReleaseFormDialog, ReleaseNowDialog } from './release-dialogs.tsx'
import { ReleaseStories, StoryFinder } from './release-stories.tsx'
import { type OpenRelease, useRelease } from './use-release.ts'

/** One release: its stories, its conflicts, its time. */
export function ReleasePage({ id }: { id: number }) {
  const messages = useMessages()
  const { space, language } = useEditor()
  const { open, refresh } = useRelease(id)
  return (
    <PlanFrame back={{ href: planHash(space.id), label: messages('planHeading') }}>
      {open === undefined && <p className="waiting">{messages('loading')}</p>}
      {open && 'reason' in open && (
        <Notice kind="bad">
          {open.reason === 'gone' ? messages('noSuchRelease') : failureSentence(language, open)}
        </Notice>
      )}
      {open && !('reason' in open) && <ReleaseView open={open} onChange={refresh} />}
    </PlanFrame>
  )
}

type DialogName = 'now' | 'change' | 'delete'

function ReleaseView({ open, onChange }: { open: OpenRelease; onChange: () => void }) {
  const messages = useMessages()
  const { space } = useEditor()
  const { release, stories } = open
  const [requested, setRequested] = useState<DialogName>()
  const ends = { onDone: onChange, onClose: () => setRequested(undefined) }
  return (
    <>
      <div className="plan-head">
        <h1>{release.name}</h1>
        <ReleaseTime release={release} />
        <span className="plan-actions">
          {!release.released && (
            <a className="action action-outline" href={storiesHash(space.id, release.id)}>
              {messages('listInRelease')}
            </a>
          )}
          <ActionButton onPress={() => setRequested('delete')}>{messages('deleteRelease')}</ActionButton>
          {!release.released && (
            <>
              <ActionButton onPress={() => setRequested('change')}>{messages('changeRelease')}</ActionButton>
              <ActionButton look="primary" isDisabled={stories.length === 0} onPress={() => setRequested('now')}>
                {messages('releaseNow')}
              </ActionButton>
            </>
          )}
        </span>
      </div>
      <section aria-labelledby="held">
        <h2 id="held">{messages('holdsStories', { count: stories.length })}</h2>
        <ReleaseStories open={open} onChange={onChange} />
      </section>
      {!release.released && (
        <section aria-labelledby="add">
          <h2 id="add">{messages('addToRelease')}</h2>
          <StoryFinder open={open} onChange={onChange} />
        </section>
      )}
      {requested === 'now' && <ReleaseNowDialog open={open} {...ends} />}
      {requested === 'change' && <ReleaseFormDialog release={release} {...ends} />}
      {requested === 'delete' && <DeleteReleaseDialog open={open} {...ends} onDone={() => goTo(planHash(space.id))} />}
    </>
  )
}
