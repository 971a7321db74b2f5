import { useField, useProblems } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'

/** Whole hours from UTC, west to east. */
const offsets: readonly string[] = Array.from({ length: 27 }, (_, index) => {
  const hours = index - 12
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
})

/** `2031-03-01T18:00:00+01:00` -> the value of the browser's control, and the distance from UTC. */
function splitMoment(moment: string): { local: string; offset: string } {
  const [, local = '', offset = '+00:00'] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:\d{2})?$/.exec(moment) ?? []
  return { local, offset: offset === 'Z' ? '+00:00' : offset }
}

/** The other way; empty while there is no date. */
function joinMoment({ local, offset }: { local: string; offset: string }): string {
  return local === '' ? '' : `${local.length === 16 ? `${local}:00` : local}${offset}`
}

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
