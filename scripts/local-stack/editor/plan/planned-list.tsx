import { useEditor, useMessages } from '../page/editor-context.ts'
import { planHash, storyHash } from '../page/use-place.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import type { WireSchedule } from '../services/wire-plan.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAction } from '../ui/use-action.ts'
import type { Plan } from './use-plan.ts'

type Entry = { key: string; at: string; text: string; language: string; href: string; cancel: () => Promise<unknown> }

/** The planned events, day by day; each entry can be cancelled. */
export function PlannedList({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  const messages = useMessages()
  const { inWords } = useSpaceTime()
  const action = useAction()
  const entries = useEntries(plan)
  const days = Map.groupBy(entries, ({ at }) => inWords(at, { dateStyle: 'full' }))
  const cancel = async (entry: Entry) => {
    if (await action.run(entry.cancel)) onChange()
  }
  if (entries.length === 0) return <p className="help">{messages('nothingPlanned')}</p>
  return (
    <div className="plan-days">
      {action.issue && <Notice kind="bad">{action.issue}</Notice>}
      {[...days].map(([day, planned]) => (
        <section key={day} className="plan-day">
          <h3>{day}</h3>
          <ul>
            {planned.map((entry) => (
              <li key={entry.key} className="plan-entry">
                <time dateTime={entry.at}>{inWords(entry.at, { timeStyle: 'short' })}</time>
                <a href={entry.href}>{entry.text}</a>
                {entry.language !== '' && <span>{entry.language}</span>}
                <ActionButton
                  aria-label={messages('cancelPlanned', { what: wholeOf(entry) })}
                  isDisabled={action.isBusy}
                  onPress={() => cancel(entry)}
                >
                  {messages('cancelPlan')}
                </ActionButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The text of an entry, with its language. */
function wholeOf({ text, language }: Entry): string {
  return language === '' ? text : `${text} · ${language}`
}

/** Releases and single stories, by time. A cancelled release stays, without a time. */
function useEntries({ releases, schedules, stories }: Plan): Entry[] {
  const messages = useMessages()
  const { client, space } = useEditor()
  const nameOf = useScheduleLanguage()
  const planned = releases.flatMap((release): Entry[] => {
    const { id, name, released, release_at: at } = release
    if (released || at === null) return []
    const cancel = () => client.send('PUT', `releases/${id}`, { body: { release: { release_at: null } } })
    const text = messages('planRelease', { name })
    return [{ key: `release ${id}`, at, text, language: '', href: planHash(space.id, id), cancel }]
  })
  const single = schedules.map((schedule): Entry => {
    const { id, story_id: story, action, publish_at: at } = schedule
    const name = stories.get(story)?.name ?? messages('unknownStory')
    return {
      key: `schedule ${id}`,
      at,
      text: messages(action === 'publish' ? 'planPublish' : 'planUnpublish', { name }),
      language: nameOf(schedule),
      href: storyHash(space.id, story),
      cancel: () => client.send('DELETE', `story_schedulings/${id}`),
    }
  })
  return [...planned, ...single].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** The language of a schedule in words; empty for the whole story. */
export function useScheduleLanguage(): (schedule: WireSchedule) => string {
  const messages = useMessages()
  const { space } = useEditor()
  return ({ language }) => {
    if (language === '') return ''
    if (language === 'default') return space.default_lang_name || messages('defaultLanguage')
    return space.languages.find(({ code }) => code === language)?.name ?? language
  }
}
