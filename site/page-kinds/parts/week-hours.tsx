import { useLingui } from '@lingui/react/macro'
import {
  daysOf,
  type OpeningHours,
  type Weekday,
  weekdays,
} from 'component-schemas/content-types/shop/opening-hours.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { Fragment } from 'react'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { EditorMark } from '#site/ui/editor-mark/editor-mark.tsx'

type Stretch = Pick<OpeningHours, 'from' | 'to' | 'opens' | 'closes'> & { _editable?: string | undefined }

export type WeekHoursProps = {
  hours: readonly Stretch[]
  /** What the hours are of. */
  caption: string
  /** BCP 47 tag. */
  locale: string
}

const days = keysOf(weekdays)

/** A week of opening hours, a row a day, with days and times as readers of the language write them. */
export function WeekHours({ hours, caption, locale }: WeekHoursProps) {
  const { t } = useLingui()
  if (hours.length === 0) return undefined
  const rows = days.map((day) => {
    const open = hours.filter((stretch) => daysOf(stretch).includes(day))
    return {
      term: dayName(day, locale),
      value: open.length > 0 ? <Times open={open} locale={locale} /> : t`Closed`,
      isFigure: open.length > 0,
    }
  })
  return <DefinitionTable caption={caption} rows={rows} />
}

function Times({ open, locale }: { open: readonly Stretch[]; locale: string }) {
  return open.map((stretch, index) => (
    <Fragment key={stretch.opens}>
      {index > 0 && ', '}
      <EditorMark block={stretch}>{timesOf(stretch, locale)}</EditorMark>
    </Fragment>
  ))
}

/** 1 January 2024 was a Monday. */
function dayName(day: Weekday, locale: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + days.indexOf(day)))
  return new Intl.DateTimeFormat(formatTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function timesOf({ opens, closes }: Stretch, locale: string): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), { timeStyle: 'short', timeZone: 'UTC' })
  return format.formatRange(clock(opens), clock(closes))
}

function clock(time: string): Date {
  return new Date(`2024-01-01T${time}:00.000Z`)
}
