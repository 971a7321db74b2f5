import { useLingui } from '@lingui/react/macro'
import styles from './section-links.module.css'

export type SectionLinksProps = {
  /** Those that the page has, in its order. */
  sections: readonly { id: string; label: string }[]
}

/** With fewer sections the page is short enough to be seen whole. */
const fewest = 3

/** The parts of a long page as plain anchors; they stay below the header while the page is read. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { t } = useLingui()
  if (sections.length < fewest) return undefined
  return (
    <nav className={styles.sections} aria-label={t`On this page`} data-section-links>
      <ul className={styles.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
