import { formatTag } from './format-tag.ts'

export type DayProps = {
  /** Moment in ISO 8601, UTC: `2026-10-14T00:00:00.000Z`. */
  iso: string
  /** BCP 47 tag. */
  locale: string
  className?: string | undefined
}

/** A calendar day as readers of a language write it. Editors choose days, not moments: the day is the one of UTC. */
export function Day({ iso, locale, className }: DayProps) {
  return (
    <time dateTime={iso.slice(0, 10)} className={className}>
      {new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))}
    </time>
  )
}
