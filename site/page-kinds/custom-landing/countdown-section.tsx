import { useLingui } from '@lingui/react/macro'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { frameOf } from './blocks-of-sections.ts'
import { Countdown } from './countdown.client.tsx'
import styles from './countdown-section.module.css'
import type { LandingSectionProps } from './landing-section-props.ts'

/** Until when an offer is valid: the date in words for everybody, the time left where the browser can count. */
export function CountdownSection({ section, context, level, hasEnded }: LandingSectionProps<'countdown'>) {
  const { t } = useLingui()
  const { title, text, until = '', afterText, action, actionLabel } = section
  const moment = momentIn(until, context.locale)
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <div className={styles.place}>
        <SectionHeading title={title} intro={hasEnded ? afterText : text} level={level} />
        {!hasEnded && (
          <div className={styles.time}>
            <p className={styles.until}>
              <time dateTime={until}>{t`Until ${moment}`}</time>
            </p>
            <Countdown
              until={until}
              afterText={afterText}
              labels={{ days: t`Days`, hours: t`Hours`, minutes: t`Minutes`, seconds: t`Seconds` }}
            />
          </div>
        )}
        {!hasEnded && action !== undefined && actionLabel !== undefined && (
          <ButtonLink to={action}>{actionLabel}</ButtonLink>
        )}
      </div>
    </BlockFrame>
  )
}

/** The clock of the moment's own distance from UTC: the editor wrote the hour of a place. */
function momentIn(moment: string, locale: string): string {
  const [zone = 'Z'] = /(Z|[+-]\d{2}:\d{2})$/.exec(moment) ?? []
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: zone === 'Z' ? 'UTC' : zone } as const
  return new Intl.DateTimeFormat(formatTag(locale), options).format(new Date(moment))
}
