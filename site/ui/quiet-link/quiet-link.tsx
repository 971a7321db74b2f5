import { classNames } from '../class-names.ts'
import { Link, type LinkProps } from '../link/link.tsx'
import styles from './quiet-link.module.css'

/**
 * A link that names a thing or does something: the colour of its text and a thin line, which grows under the pointer. A strong one names
 * its row. Links in sentences are blue (`ui/styles/page.css`).
 */
export function QuietLink({ isStrong = false, ...link }: Omit<LinkProps, 'className'> & { isStrong?: boolean }) {
  return <Link {...link} className={classNames(styles.link, isStrong && styles.strong)} />
}
