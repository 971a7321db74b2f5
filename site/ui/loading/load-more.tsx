import { ButtonLink } from '../button/button-link.tsx'
import styles from './load-more.module.css'

export type LoadMoreProps = {
  /** How much is shown of how much, in words: "24 of 96 products". */
  progress: string
  shown: number
  total: number
  /** Address of the same listing with one page more and an anchor at its first new card; absent when all is shown. */
  href?: string | undefined
  label: string
}

/** The end of a listing: what has been shown, and a plain link to more. Works without JavaScript and keeps its place in the URL. */
export function LoadMore({ progress, shown, total, href, label }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.progress}>{progress}</p>
      <progress className={styles.bar} value={shown} max={Math.max(1, total)} aria-label={progress} />
      {href !== undefined && (
        <ButtonLink to={{ href }} look="secondary" icon="chevron-down">
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
