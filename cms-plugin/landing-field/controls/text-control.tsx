import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { useField, useProblems } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'

/** A text of one line, or of several; shows how many characters are left when few are. */
export function TextControl({ field, label, path, value }: ControlProps<'text'>) {
  const { dispatch } = useField()
  const isInvalid = useProblems(path).length > 0
  const text = String(value)
  const left = field.max - text.trim().length
  return (
    <TextField
      id={controlId(path)}
      className="control"
      value={text}
      isRequired={field.required === true}
      isInvalid={isInvalid}
      validationBehavior="aria"
      onChange={(words) => dispatch({ do: 'set', path, value: words })}
    >
      <Label>
        {label}
        {field.required && <span aria-hidden="true"> *</span>}
        {left < field.max / 4 && <span className="left"> {left}</span>}
      </Label>
      {field.lines === 'many' ? <TextArea rows={3} /> : <Input />}
      <IssueText path={path} />
    </TextField>
  )
}
