import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { describedBy, FieldError, FieldHelp } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

export type ConsentBoxProps = Omit<FieldProps, 'label'> & {
  /** Whether it is ticked at first. */
  isSelected: boolean
  /** The sentence that is agreed to; its links stay links. */
  children: ReactNode
}

/** One box beside a sentence. The sentence is the label; its links are outside of it, so that a click follows them. */
export function ConsentBox({ name, help, error, isRequired, mark, isSelected, children }: ConsentBoxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <FieldHelp id={id} help={help} />
      <div className={styles.choice} data-invalid={error === undefined ? undefined : ''}>
        <label className={styles.consent}>
          <input
            type="checkbox"
            className={styles.unseen}
            name={name}
            value="true"
            defaultChecked={isSelected}
            aria-labelledby={`${id}-words`}
            aria-describedby={describedBy(id, { help, error })}
            aria-invalid={error !== undefined}
            aria-required={isRequired}
          />
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
        </label>
        <div id={`${id}-words`} className={styles.sentence}>
          {children}
          {mark}
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
