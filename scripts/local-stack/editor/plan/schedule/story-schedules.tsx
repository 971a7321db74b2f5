import { useCallback, useEffect, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { useSpaceTime } from '../../page/use-space-time.ts'
import type { WireSchedule } from '../../services/wire-plan.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { TimeBox } from '../../ui/time-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useScheduleLanguage } from '../planned-list.tsx'

type Props = { name: string; schedules: readonly WireSchedule[]; onCancel: (id: number) => Promise<void> }

/** The plan of the story; each entry can be cancelled. */
export function StorySchedules({ name, schedules, onCancel }: Props) {
  const messages = useMessages()
  const { inWords } = useSpaceTime()
  const languageOf = useScheduleLanguage()
  const action = useAction()
  if (schedules.length === 0) return null
  return (
    <section aria-label={messages('planned')}>
      <strong>{messages('planned')}</strong>
      <ul className="plain-list">
        {schedules.map((schedule) => {
          const text = messages(schedule.action === 'publish' ? 'planPublish' : 'planUnpublish', { name })
          const what = [text, languageOf(schedule)].filter(Boolean).join(' · ')
          return (
            <li key={schedule.id}>
              <time dateTime={schedule.publish_at}>
                {inWords(schedule.publish_at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {` · ${what} `}
              <ActionButton
                look="quiet"
                aria-label={messages('cancelPlanned', { what })}
                isDisabled={action.isBusy}
                onPress={() => void action.run(() => onCancel(schedule.id))}
              >
                {messages('cancelPlan')}
              </ActionButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Planned = Pick<WireSchedule, 'action' | 'publish_at'> & {
  /** Codes, `default` for the space's own language; undefined for the whole story. */
  languages: readonly string[] | undefined
}

/** The plan of a story, with functions to plan and cancel. Each rejects when the service refuses. */
export function useSchedules(storyId: number) {
  const { client } = useEditor()
  const [schedules, setSchedules] = useState<readonly WireSchedule[]>([])
  const refresh = useCallback(
    () =>
      client
        .all<WireSchedule>('story_schedulings', 'story_schedulings', { by_status: 'scheduled', story_id: storyId })
        .then(setSchedules, () => undefined),
    [client, storyId],
  )
  useEffect(() => void refresh(), [refresh])
  const plan = async ({ languages, ...planned }: Planned) => {
    for (const language of languages ?? ['']) {
      const body = { story_scheduling: { story_id: storyId, language, ...planned } }
      await client.send('POST', 'story_schedulings', { body })
    }
  }
  const cancel = async (id: number) => {
    await client.send('DELETE', `story_schedulings/${id}`)
    await refresh()
  }
  return { schedules, plan, cancel }
}

type TimeChoiceProps = {
  /** ISO 8601 in UTC; empty before one is chosen; undefined: at once. */
  at: string | undefined
  onChange: (at: string | undefined) => void
}

/** Whether something happens at once or at a time. */
export function TimeChoice({ at, onChange }: TimeChoiceProps) {
  const messages = useMessages()
  return (
    <div className="publish-languages">
      <RadioGroup
        aria-label={messages('when')}
        value={at === undefined ? 'now' : 'later'}
        onChange={(value) => onChange(value === 'now' ? undefined : '')}
      >
        <Radio value="now" className="publish-choice">
          {messages('atOnce')}
        </Radio>
        <Radio value="later" className="publish-choice">
          {messages('atTime')}
        </Radio>
      </RadioGroup>
      {at !== undefined && <TimeBox label={messages('time')} value={at} onChange={onChange} isRequired />}
    </div>
  )
}

/** Whether a choice names a moment to come. */
export function isFuture(at: string): boolean {
  return at !== '' && Date.parse(at) > Date.now()
}
