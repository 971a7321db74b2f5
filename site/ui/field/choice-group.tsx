import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { describedBy, FieldError, FieldHelp } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

type Choices = { choices: readonly { value: string; label: string }[] }

/** Any number of choices, all visible. */
export function CheckboxGroup({ choices, value, ...field }: FieldProps & Choices & { value: readonly string[] }) {
  return <Group field={field} type="checkbox" choices={choices} chosen={value} />
}

/** One of a few choices, all visible. */
export function RadioGroup({ choices, value, ...field }: FieldProps & Choices & { value: string }) {
  return <Group field={field} type="radio" choices={choices} chosen={[value]} />
}

type GroupProps = Choices & { field: FieldProps; type: 'checkbox' | 'radio'; chosen: readonly string[] }

/** ARIA knows needed and invalid groups of radio buttons alone. */
function Group({ field, type, choices, chosen }: GroupProps) {
  const id = useId()
  const { name, label, help, error, isRequired, mark } = field
  const [isRadio, isInvalid] = [type === 'radio', error !== undefined]
  return (
    <div
      role={isRadio ? 'radiogroup' : 'group'}
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, field)}
      {...(isRadio && { 'aria-required': isRequired, 'aria-invalid': isInvalid })}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {mark}
      </span>
      <FieldHelp id={id} help={help} />
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} data-invalid={isInvalid ? '' : undefined}>
            <span className={styles.consent}>
              <input
                type={type}
                name={name}
                value={choice.value}
                defaultChecked={chosen.includes(choice.value)}
                className={styles.unseen}
                aria-invalid={isRadio ? undefined : isInvalid}
              />
              <span className={styles.tick} data-round={isRadio ? '' : undefined}>
                {!isRadio && <Icon name="check" />}
              </span>
            </span>
            <span className={styles.sentence}>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
