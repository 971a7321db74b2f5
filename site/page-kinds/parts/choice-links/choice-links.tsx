import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './choice-links.module.css'

export type ChoiceLink = {
  key: string
  /** Address of the list with this choice made or taken back. */
  href: string
  label: string
  isChosen: boolean
  /** How many entries the choice leaves. */
  count?: number | undefined
}

export type ChoiceLinksProps = {
  choices: readonly ChoiceLink[]
  /** BCP 47 tag: numbers follow it. */
  locale: string
  /** `ticked` marks what is chosen with a sign too; `plain` is for an order, which narrows nothing. */
  look?: 'ticked' | 'plain'
  labelledBy?: string
}

/** Choices of a list side by side, as plain links. */
export function ChoiceLinks({ choices, locale, look, labelledBy }: ChoiceLinksProps) {
  const number = new Intl.NumberFormat(locale)
  return (
    <ul className={styles.options} data-look={look} aria-labelledby={labelledBy}>
      {choices.map(({ key, href, label, isChosen, count }) => (
        <li key={key}>
          <Link to={{ href }} className={styles.option} aria-current={isChosen ? 'true' : undefined}>
            {isChosen && look === 'ticked' && <Icon name="check" />}
            {label}
            {count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{number.format(count)}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
