import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'

/** One of a few; the browser's own list, which every keyboard and reader knows. */
export function ChoiceControl({ field, label, path, value }: ControlProps<'choice'>) {
  const { dispatch, messages } = useField()
  return (
    <label className="control">
      <span>{label}</span>
      <select
        id={controlId(path)}
        value={String(value)}
        onChange={(event) => dispatch({ do: 'set', path, value: event.target.value })}
      >
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {messages.choices[choice] ?? choice}
          </option>
        ))}
      </select>
    </label>
  )
}
