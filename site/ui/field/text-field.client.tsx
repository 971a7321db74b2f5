'use client'

import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import styles from './field.module.css'
import { ErrorMessages } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'url'
  autoComplete?: string | undefined
  /** More than one line. */
  rows?: number | undefined
  unit?: string | undefined
}

/** One line or several, with its label above, its help before it and what is wrong below. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, error, isRequired, mark, value, onChange, type = 'text', inputMode, autoComplete } = props
  return (
    <AriaTextField
      className={styles.field ?? ''}
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(inputMode && { inputMode })}
      {...(autoComplete !== undefined && { autoComplete })}
    >
      <Label className={styles.label ?? ''}>
        {label}
        {mark}
      </Label>
      {help !== undefined && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <Box rows={props.rows} unit={props.unit} />
      <FieldError className={styles.error ?? ''}>
        <ErrorMessages>{error}</ErrorMessages>
      </FieldError>
    </AriaTextField>
  )
}

function Box({ rows, unit }: Pick<TextFieldProps, 'rows' | 'unit'>) {
  if (rows !== undefined) return <TextArea className={styles.box ?? ''} rows={rows} dir="auto" />
  if (unit === undefined) return <Input className={styles.box ?? ''} />
  return (
    <span className={styles.withUnit}>
      <Input className={styles.box ?? ''} />
      <span className={styles.unit}>{unit}</span>
    </span>
  )
}
