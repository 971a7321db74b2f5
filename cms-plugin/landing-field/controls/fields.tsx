import type { LandingField } from 'component-schemas/landing/landing-field.ts'
import type { ComponentType } from 'react'
import { useField } from '../frame/field-context.ts'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps, FieldsProps } from './control-props.ts'
import { FlagControl } from './flag-control.tsx'
import { FormControl } from './form-control.tsx'
import { LinkControl } from './link-control.tsx'
import { ListControl } from './list-control.tsx'
import { MediaControl } from './media-control.tsx'
import { MomentControl } from './moment-control.tsx'
import { TextControl } from './text-control.tsx'

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
