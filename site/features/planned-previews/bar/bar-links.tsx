import { useId } from 'react'
import type { BarLink } from './bar-props.ts'
import styles from './preview-bar.module.css'

type BarLinksProps = {
  label: string
  links: readonly BarLink[]
  /** Another website cannot take the place of this one in the editor's frame: the editor would not hear it. */
  isElsewhere?: boolean
}

/** The same story in other languages or on other websites; nothing where there is only one. */
export function BarLinks({ label, links, isElsewhere = false }: BarLinksProps) {
  const id = useId()
  if (links.length < 2) return undefined
  return (
    <nav aria-labelledby={id} className={styles.places}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.links}>
        {links.map(({ label: name, iso, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={iso}
              aria-current={isCurrent ? 'true' : undefined}
              {...(isElsewhere && !isCurrent ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
