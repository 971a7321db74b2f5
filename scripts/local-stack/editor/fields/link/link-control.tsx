import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../group-frame.tsx'
import { LinkForm } from './link-form.tsx'
import { linkValueOf } from './link-value.ts'

/** A link to a story, a web address, a mail address or a file. */
export function LinkControl(props: FieldControlProps) {
  const { field, value, onChange, inputId, services } = props
  return (
    <GroupFrame {...props}>
      <LinkForm field={field} link={linkValueOf(value)} onChange={onChange} inputId={inputId} services={services} />
    </GroupFrame>
  )
}
