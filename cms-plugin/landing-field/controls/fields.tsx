import type { LandingField } from 'component-schemas/landing/landing-field.ts'
import type { ComponentType } from 'react'
import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps, FieldsProps } from './control-props.ts'
import { FormControl } from './form-control.tsx'
import { LinkControl } from './link-control.tsx'
import { ListControl } from './list-control.tsx'
import { MediaControl } from './media-control.tsx'
import { MomentControl } from './moment-control.tsx'
import { TextControl } from './text-control.tsx'

/** One of a few; the browser's own list, which every keyboard and reader knows. */
function ChoiceControl({ field, label, path, value }: ControlProps<'choice'>) {
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

function FlagControl({ label, path, value }: ControlProps<'flag'>) {
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

/** One row a kind of field; a kind without a control does not compile. */
const controls: { [Kind in LandingField['kind']]: ComponentType<ControlProps<Kind>> } = {
  text: TextControl,
  choice: ChoiceControl,
  flag: FlagControl,
  moment: MomentControl,
  link: LinkControl,
  media: MediaControl,
  form: FormControl,
  list: ListControl,
}

/** The controls of several fields, in their order. */
export function Fields({ fields, path, values }: FieldsProps) {
  const { messages } = useField()
  const names: Readonly<Record<string, string>> = messages.fields
  return Object.entries(fields).map(([name, field]) => {
    const Control = controls[field.kind] as ComponentType<ControlProps>
    return (
      <Control
        key={name}
        field={field}
        label={names[name] ?? name}
        path={[...path, name]}
        Fields={Fields}
        value={(values as Record<string, unknown>)[name]}
      />
    )
  })
}
