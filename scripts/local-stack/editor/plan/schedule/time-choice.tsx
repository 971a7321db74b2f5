import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useMessages } from '../../page/editor-context.ts'
import { TimeBox } from '../../ui/time-box.tsx'

type Props = {
  /** ISO 8601 in UTC; empty before one is chosen; undefined: at once. */
  at: string | undefined
  onChange: (at: string | undefined) => void
}

/** Whether something happens at once or at a time. */
export function TimeChoice({ at, onChange }: Props) {
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
