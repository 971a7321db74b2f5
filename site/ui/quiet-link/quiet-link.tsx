import { classNames } from '../class-names.ts'
import { Link, type LinkProps } from '../link/link.tsx'
import styles from './quiet-link.module.css'

/** A link in a list of links: the thin line says so, and grows under the pointer. A strong one names its row. */
export function QuietLink({ isStrong = false, ...link }: Omit<LinkProps, 'className'> & { isStrong?: boolean }) {
  return <Link {...link} className={classNames(styles.link, isStrong && styles.strong)} />
}
