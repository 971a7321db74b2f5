import { Link } from '../link/link.tsx'
import { WholeCodes } from '../part-number/whole-codes.tsx'
import styles from './breadcrumb.module.css'

export type Crumb = {
  label: string
  /** Path; absent for the page itself, which is last. */
  href?: string | undefined
}

/** The path from the home page to this page. Renders nothing for a single step. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return undefined
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href ?? ''}${crumb.label}`} className={styles.step}>
            {crumb.href === undefined ? (
              <span aria-current="page">
                <WholeCodes>{crumb.label}</WholeCodes>
              </span>
            ) : (
              <Link to={{ href: crumb.href }}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
