import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { ErrorMessages } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

type Choice = { value: string; label: string }

export type CheckboxGroupProps = FieldProps & { choices: readonly Choice[]; value: readonly string[] }

/** Any number of choices, all visible. */
export function CheckboxGroup({ choices, value, ...field }: CheckboxGroupProps) {
  const { name, error } = field
  return (
    <Group field={field} isRadio={false}>
      {choices.map((choice) => (
        <Choice key={choice.value} label={choice.label} sign={<CheckSign />} isInvalid={error !== undefined}>
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={value.includes(choice.value)}
            className={styles.unseen}
            aria-invalid={error !== undefined}
          />
        </Choice>
      ))}
    </Group>
  )
}

export type RadioGroupProps = FieldProps & { choices: readonly Choice[]; value: string }

/** One of a few choices, all visible. */
export function RadioGroup({ choices, value, ...field }: RadioGroupProps) {
  const { name, error } = field
  return (
    <Group field={field} isRadio>
      {choices.map((choice) => (
        <Choice key={choice.value} label={choice.label} sign={<RoundSign />} isInvalid={error !== undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === value}
            className={styles.unseen}
          />
        </Choice>
      ))}
    </Group>
  )
}

function CheckSign() {
  return (
    <span className={styles.tick}>
      <Icon name="check" />
    </span>
  )
}

function RoundSign() {
  return <span className={styles.tick} data-round="" />
}

type ChoiceProps = { label: string; sign: ReactNode; isInvalid: boolean; children: ReactNode }

function Choice({ label, sign, isInvalid, children }: ChoiceProps) {
  return (
    <label className={styles.choice} data-invalid={isInvalid ? '' : undefined}>
      <span className={styles.consent}>
        {children}
        {sign}
      </span>
      <span className={styles.sentence}>{label}</span>
    </label>
  )
}

type GroupProps = { field: FieldProps; isRadio: boolean; children: ReactNode }

/** ARIA knows needed and invalid groups of radio buttons alone. */
function Group({ field: { label, help, error, isRequired, mark }, isRadio, children }: GroupProps) {
  const id = useId()
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const states = { 'aria-required': isRequired, 'aria-invalid': error !== undefined }
  return (
    <div
      role={isRadio ? 'radiogroup' : 'group'}
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={described === '' ? undefined : described}
      {...(isRadio && states)}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {mark}
      </span>
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <div className={styles.choices}>{children}</div>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorMessages>{error}</ErrorMessages>
        </span>
      )}
    </div>
  )
}
