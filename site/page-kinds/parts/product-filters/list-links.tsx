import { Link } from '#site/ui/link/link.tsx'
import styles from './list-links.module.css'

export type ListLinksProps = {
  /** Name of the navigation, for screen readers. */
  label: string
  /** Shown before the links. */
  word: string
  links: readonly { key: string; href: string; text: string; isCurrent: boolean }[]
}

/** Ways to show the same list, as links side by side. */
export function ListLinks({ label, word, links }: ListLinksProps) {
  return (
    <nav className={styles.sort} aria-label={label}>
      <span className={styles.word}>{word}</span>
      <ul className={styles.list}>
        {links.map(({ key, href, text, isCurrent }) => (
          <li key={key}>
            <Link to={{ href }} className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
