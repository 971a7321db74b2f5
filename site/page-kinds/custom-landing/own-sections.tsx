import { useLingui } from '@lingui/react/macro'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { frameOf, type LandingSectionProps } from './blocks-of-sections.ts'
import comparison from './comparison-section.module.css'
import { Countdown } from './countdown.client.tsx'
import countdown from './countdown-section.module.css'
import specifications from './specifications-section.module.css'
import testimonials from './testimonials-section.module.css'

/** What we make beside something else, fact by fact; on a phone each fact becomes a small list. */
export function ComparisonSection({ section, context, level }: LandingSectionProps<'comparison'>) {
  const { t } = useLingui()
  const { title, text, columns, rows } = section
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <SectionHeading title={title} intro={text} level={level} />
      <table className={comparison.table}>
        <thead>
          <tr>
            <th scope="col">
              <Unseen>{t`Specifications`}</Unseen>
            </th>
            {columns.map(({ id, name, isOurs }) => (
              <th key={id} scope="col" data-ours={isOurs ? '' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column.id} data-label={column.name} data-ours={column.isOurs ? '' : undefined}>
                  {cells[index]?.text ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  )
}

/** Until when an offer is valid: the date in words for everybody, the time left where the browser can count. */
export function CountdownSection({ section, context, level, hasEnded }: LandingSectionProps<'countdown'>) {
  const { t } = useLingui()
  const { title, text, until = '', afterText, action, actionLabel } = section
  const moment = momentIn(until, context.locale)
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <div className={countdown.place}>
        <SectionHeading title={title} intro={hasEnded ? afterText : text} level={level} />
        {!hasEnded && (
          <div className={countdown.time}>
            <p className={countdown.until}>
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

/** Technical data: what a machine is, in rows that scan. */
export function SpecificationsSection({ section, context, level }: LandingSectionProps<'specifications'>) {
  const { title, text, rows, note } = section
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <div className={specifications.place}>
        <SectionHeading title={title} intro={text} level={level} />
        <div>
          <DefinitionTable
            caption=""
            rows={rows.map(({ name, value }) => ({ term: name, value: <WholeCodes>{value}</WholeCodes> }))}
          />
          {note !== undefined && <p className={specifications.note}>{note}</p>}
        </div>
      </div>
    </BlockFrame>
  )
}

/** What others say, with who says it. */
export function TestimonialsSection({ section, context, level }: LandingSectionProps<'testimonials'>) {
  return (
    <BlockFrame block={frameOf(section)} context={context}>
      <SectionHeading title={section.title} level={level} />
      <ul className={testimonials.voices}>
        {section.items.map(({ id, quote, name, role, media }) => (
          <li key={id}>
            <figure className={testimonials.voice}>
              <blockquote className={testimonials.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={testimonials.who}>
                {media && (
                  <span className={testimonials.face}>
                    <Image image={{ ...media, alt: '' }} sizes="4rem" ratio={1} widest={64} />
                  </span>
                )}
                <span>
                  <span className={testimonials.name}>{name}</span>
                  {role !== undefined && <span className={testimonials.role}>{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
