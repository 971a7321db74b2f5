import type { FieldControlProps } from '../controls/field-control.ts'
import { limitOf } from '../limit-of.ts'
import { messagesOf } from '../messages/messages-of.ts'
import { textOf } from './text-of.ts'

/** The used part of the allowed length; nothing when the length is unlimited. */
export function CharacterCount({ field, value, services }: Pick<FieldControlProps, 'field' | 'value' | 'services'>) {
  const max = limitOf(field.max_length)
  if (max === undefined) return null
  const count = textOf(value).length
  return (
    <p className={count > max ? 'field-count field-count-over' : 'field-count'}>
      {messagesOf(services)('charactersLeft', { count, max })}
    </p>
  )
}
