import { useState } from 'react'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { goTo, planHash, storiesHash } from '../page/use-place.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import { FormDialog } from '../tree/form-dialog.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sign } from '../ui/sign.tsx'
import { PlanFrame, ReleaseTime } from './plan-frame.tsx'
import { PlannedList } from './planned-list.tsx'
import { ReleaseFormDialog } from './release-dialogs.tsx'
import { type ListedRelease, usePlan } from './use-plan.ts'

/** The plan and the releases of the space. */
export function PlanPage() {
  const messages = useMessages()
  const { space, language } = useEditor()
  const { plan, refresh } = usePlan()
  const { zone } = useSpaceTime()
  const [isMaking, setMaking] = useState(false)
  const [isZoning, setZoning] = useState(false)
  return (
    <PlanFrame back={{ href: storiesHash(space.id), label: messages('stories') }}>
      <div className="plan-head">
        <h1>{messages('planHeading')}</h1>
        <ActionButton look="primary" onPress={() => setMaking(true)}>
          <Sign name="plus" />
          {messages('newRelease')}
        </ActionButton>
      </div>
      {plan === undefined && <p className="waiting">{messages('loading')}</p>}
      {plan && 'reason' in plan && <Notice kind="bad">{failureSentence(language, plan)}</Notice>}
      {plan && !('reason' in plan) && (
        <>
          <section aria-labelledby="planned">
            <h2 id="planned">{messages('planned')}</h2>
            <p className="plan-zone help">
              {messages('timeZone', { zone })}
              <ActionButton look="quiet" aria-label={messages('changeZone')} onPress={() => setZoning(true)}>
                {messages('change')}
              </ActionButton>
            </p>
            <PlannedList plan={plan} onChange={refresh} />
          </section>
          <section aria-labelledby="releases">
            <h2 id="releases">{messages('releases')}</h2>
            {plan.releases.length === 0 ? (
              <p className="help">{messages('noReleases')}</p>
            ) : (
              <ul className="releases">
                {plan.releases.map((release) => (
                  <ReleaseRow key={release.id} release={release} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
      {isZoning && <TimeZoneDialog onClose={() => setZoning(false)} />}
      {isMaking && (
        <ReleaseFormDialog onDone={({ id }) => goTo(planHash(space.id, id))} onClose={() => setMaking(false)} />
      )}
    </PlanFrame>
  )
}

function ReleaseRow({ release }: { release: ListedRelease }) {
  const messages = useMessages()
  const { space } = useEditor()
  return (
    <li className="release-row">
      <a href={planHash(space.id, release.id)}>{release.name}</a>
      <span>{messages('holdsStories', { count: release.count })}</span>
      <ReleaseTime release={release} />
      {release.hasConflicts && <span className="status status-changed">{messages('conflicts')}</span>}
    </li>
  )
}

/** Chooses the time zone in which every editor of the space plans. Planned events stay at their moment. */
function TimeZoneDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const { client, space, setSpace } = useEditor()
  const { zone } = useSpaceTime()
  const [chosen, setChosen] = useState(zone)
  const submit = async () => {
    const body = { space: { options: { ...space.options, timezone: chosen } } }
    setSpace((await client.send<{ space: typeof space }>('PUT', '', { body })).space)
  }
  return (
    <FormDialog
      heading={messages('spaceZone')}
      doing={messages('apply')}
      isReady
      onSubmit={submit}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Choice label={messages('zone')} value={chosen} onChange={setChosen} options={zonesWith(zone)} />
      <p className="help">{messages('spaceZoneHelp')}</p>
    </FormDialog>
  )
}

/** Every time zone that the browser knows, and the one that is set. */
function zonesWith(zone: string): { value: string; name: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])
  return [...names].toSorted().map((name) => ({ value: name, name: name.replaceAll('_', ' ') }))
}
