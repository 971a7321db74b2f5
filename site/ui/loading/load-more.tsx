import { ButtonLink } from '../button/button-link.tsx'
import styles from './load-more.module.css'

export type LoadMoreProps = {
  shown: number
  total: number
  /** How much is shown of how much, in words: "24 of 96 products". */
  progress: (shownText: string, totalText: string) => string
  /** BCP 47 tag: numbers follow it. */
  locale: string
  /** Address of the same listing with one page more and an anchor at its first new entry; absent when all is shown. */
  href: string | undefined
  label: string
}

/**
 * The end of a listing: what has been shown, and a plain link to more. Works without JavaScript and keeps its place in
 * the URL. Renders nothing when all is shown.
 */
export function LoadMore({ shown, total, progress, locale, href, label }: LoadMoreProps) {
  if (href === undefined) return undefined
  const number = new Intl.NumberFormat(locale)
  const words = progress(number.format(shown), number.format(total))
  return (
    <div className={styles.more}>
      <p className={styles.progress}>{words}</p>
      <progress className={styles.bar} value={shown} max={Math.max(1, total)} aria-label={words} />
      <ButtonLink to={{ href }} look="secondary" icon="chevron-down">
        {label}
      </ButtonLink>
    </div>
  )
}
