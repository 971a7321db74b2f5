import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'

export function FlagControl({ label, path, value }: ControlProps<'flag'>) {
  const { dispatch } = useField()
  return (
    <label className="control flag">
      <input
        id={controlId(path)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => dispatch({ do: 'set', path, value: event.target.checked })}
      />
      <span>{label}</span>
    </label>
  )
}
