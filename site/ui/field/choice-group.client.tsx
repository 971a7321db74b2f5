'use client'

import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { ErrorMessages } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

type Choices = { choices: readonly { value: string; label: string }[] }

export type CheckboxGroupProps = FieldProps &
  Choices & { value: readonly string[]; onChange: (value: readonly string[]) => void }

/** Any number of choices, all visible. */
export function CheckboxGroup({ choices, value, onChange, ...field }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...groupProps(field)} value={[...value]} onChange={onChange}>
      <Head {...field} />
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} validationBehavior="aria" className={styles.choice ?? ''}>
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
            <span className={styles.sentence}>{choice.label}</span>
          </Checkbox>
        ))}
      </div>
      <Foot {...field} />
    </AriaCheckboxGroup>
  )
}

export type RadioGroupProps = FieldProps & Choices & { value: string; onChange: (value: string) => void }

/** One of a few choices, all visible. */
export function RadioGroup({ choices, value, onChange, ...field }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...groupProps(field)} value={value === '' ? null : value} onChange={onChange}>
      <Head {...field} />
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={styles.choice ?? ''}>
            <span className={styles.tick} data-round="" />
            <span className={styles.sentence}>{choice.label}</span>
          </Radio>
        ))}
      </div>
      <Foot {...field} />
    </AriaRadioGroup>
  )
}

function groupProps({ name, error, isRequired }: FieldProps) {
  return {
    className: styles.field ?? '',
    name,
    isRequired,
    isInvalid: error !== undefined,
    validationBehavior: 'aria' as const,
  }
}

function Head({ label, help, mark }: FieldProps) {
  return (
    <>
      <Label className={styles.label ?? ''}>
        {label}
        {mark}
      </Label>
      {help !== undefined && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
    </>
  )
}

function Foot({ error }: FieldProps) {
  return (
    <FieldError className={styles.error ?? ''}>
      <ErrorMessages>{error}</ErrorMessages>
    </FieldError>
  )
}
