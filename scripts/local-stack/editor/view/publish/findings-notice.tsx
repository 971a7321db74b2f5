import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { Notice, Spoken } from '../../ui/notice.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import type { Findings, StoryFinding } from '../findings/use-findings.tsx'

const order: readonly StoryFinding['severity'][] = ['error', 'warning', 'info']

/** Every text that a language lacks is a finding of its own: here they are one line. */
const untranslated: readonly string[] = ['missing-translation', 'untranslated-slug']

type Props = { story: WireStory; issues: readonly StoryFinding[]; findings: Findings }

/** The faults of the story that is to be published: the errors first. */
export function FindingsNotice({ story, issues, findings }: Props) {
  const messages = useMessages()
  const reported = Array.isArray(findings) ? findings : []
  const listed = listedFindings(issues, reported)
  const isBad = listed.some(({ severity }) => severity === 'error')
  return (
    <>
      {listed.length > 0 && (
        <Notice kind={isBad ? 'bad' : 'warn'}>
          {messages('lacking', { count: listed.length })}
          <FindingList story={story} findings={listed} />
        </Notice>
      )}
      <UntranslatedLine findings={reported} />
      {findings === undefined && <Spoken>{messages('findingsUnread')}</Spoken>}
      {findings === 'unknown' && <p>{messages('findingsUnknown')}</p>}
    </>
  )
}

/** The findings that are listed one by one: of two sentences about one field the schema's own is enough. */
export function listedFindings(issues: readonly StoryFinding[], findings: Findings): readonly StoryFinding[] {
  const reported = Array.isArray(findings) ? findings : []
  return [...issues, ...reported.filter(({ code }) => !untranslated.includes(code))].toSorted(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  )
}

function UntranslatedLine({ findings }: { findings: readonly StoryFinding[] }) {
  const messages = useMessages()
  const { space } = useEditor()
  const lacking = Map.groupBy(
    findings.filter(({ code }) => untranslated.includes(code)),
    ({ language }) => language ?? '',
  )
  if (lacking.size === 0) return null
  const nameOf = (code: string) => space.languages.find((one) => one.code === code)?.name ?? code
  const languages = [...lacking].map(([code, texts]) => `${nameOf(code)} (${texts.length})`).join(', ')
  return <p>{messages('untranslated', { count: lacking.size, languages })}</p>
}
