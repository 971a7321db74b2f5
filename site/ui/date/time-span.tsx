import { formatTag } from './format-tag.ts'

export type TimeSpanProps = {
  /** ISO 8601, UTC. */
  start: string
  /** ISO 8601, UTC; absent for something of one day. */
  end?: string | undefined
  /** IANA name of the time zone; an unknown one counts as UTC. */
  timeZone: string
  /** BCP 47 tag. */
  locale: string
  /** Hours and the name of the zone too. */
  hasTime?: boolean | undefined
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const hour = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** From when to when, as readers of a language write it and as the clock of the place shows it. */
export function TimeSpan({ start, end, timeZone, locale, hasTime = false }: TimeSpanProps) {
  const format = formatIn(timeZone, (zone) => {
    return new Intl.DateTimeFormat(formatTag(locale), { ...day, ...(hasTime && hour), timeZone: zone })
  })
  const from = new Date(start)
  const to = end === undefined ? from : new Date(end)
  return <time dateTime={start}>{to > from ? rangeOf(format, from, to) : format.format(from)}</time>
}

/** Days are written as in a single date: in Italian a range would have `02–03`. */
function rangeOf(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  const parts = format.formatRangeToParts(from, to)
  return parts.map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
}

function formatIn(timeZone: string, make: (zone: string) => Intl.DateTimeFormat): Intl.DateTimeFormat {
  try {
    return make(timeZone)
  } catch {
    return make('UTC')
  }
}
