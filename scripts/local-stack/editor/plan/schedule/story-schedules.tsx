import { useMessages } from '../../page/editor-context.ts'
import { useSpaceTime } from '../../page/use-space-time.ts'
import type { WireSchedule } from '../../services/wire-plan.ts'
import { ActionButton } from '../../ui/action-button.tsx'
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
