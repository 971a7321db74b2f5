import { describedBy, type FieldControlProps } from '../controls/field-control.ts'
import { fieldNameFor } from '../field-name.ts'
import { FieldHelp, FieldIssue, RequiredMark } from '../frame-parts.tsx'

/** Yes or no. An untouched field has its default. */
export function BooleanControl(props: FieldControlProps) {
  const { field, name, inputId, value, onChange } = props
  const isOn = typeof value === 'boolean' ? value : field.default_value === true || field.default_value === 'true'
  return (
    <div className="field" data-field={name}>
      <label className="field-check">
        <input
          type="checkbox"
          id={inputId}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          {...describedBy(props)}
          aria-required={undefined}
        />
        <span className="field-name">
          {fieldNameFor(field, name)}
          <RequiredMark {...props} />
        </span>
      </label>
      <FieldHelp {...props} />
      <FieldIssue {...props} />
    </div>
  )
}
