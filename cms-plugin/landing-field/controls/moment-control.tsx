import { useField, useProblems } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'
import { joinMoment, offsets, splitMoment } from './moment-parts.ts'

/** Date and time as a clock shows them, and that clock's distance from UTC. */
export function MomentControl({ label, path, value }: ControlProps<'moment'>) {
  const { dispatch, messages } = useField()
  const isInvalid = useProblems(path).length > 0
  const { local, offset } = splitMoment(String(value))
  const set = (parts: { local: string; offset: string }) => dispatch({ do: 'set', path, value: joinMoment(parts) })
  return (
    <fieldset className="control">
      <legend>{label}</legend>
      <div className="row">
        <label>
          <span>{messages.say('moment')}</span>
          <input
            id={controlId(path)}
            type="datetime-local"
            value={local}
            aria-invalid={isInvalid}
            onChange={(event) => set({ local: event.target.value, offset })}
          />
        </label>
        <label>
          <span>{messages.say('zone')}</span>
          <select value={offset} onChange={(event) => set({ local, offset: event.target.value })}>
            {offsets.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      <IssueText path={path} />
    </fieldset>
  )
}
