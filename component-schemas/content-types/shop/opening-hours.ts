import { option } from '../../fields/choice-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { keysOf } from '../../schema/keys-of.ts'

/** In the order of ISO 8601; every language has its own names, and its own first day. */
export const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export type Weekday = keyof typeof weekdays

const clock = { required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 } as const

export const openingHours = defineBlock('opening_hours', {
  label: 'Opening hours',
  description: 'One stretch of time on one day or on several in a row. A day with a pause has two.',
  icon: 'block-1-2block',
  previewField: 'from',
  group: 'Items',
  fields: {
    from: option('First day', 'The day, or the first of several in a row.', { choices: weekdays, required: true }),
    to: option('Last day', 'Leave empty for one day.', { choices: weekdays }),
    opens: text('Opens', 'Hour and minute of 24, such as 09:30.', clock),
    closes: text('Closes', 'Hour and minute of 24, such as 18:00.', clock),
  },
})

export type OpeningHours = ContentOf<typeof openingHours>

const days = keysOf(weekdays)

/** The days of a stretch, in the order of the week; it may run over the week's end: Saturday to Monday. */
export function daysOf({ from, to = from }: Pick<OpeningHours, 'from' | 'to'>): readonly Weekday[] {
  const [first, last] = [days.indexOf(from), days.indexOf(to)]
  return days.filter((_, day) => (first <= last ? first <= day && day <= last : day >= first || day <= last))
}
