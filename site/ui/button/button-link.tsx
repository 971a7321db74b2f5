import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link, type LinkTarget } from '../link/link.tsx'
import { WholeCodes } from '../part-number/whole-codes.tsx'
import styles from './button-link.module.css'

export type ButtonLinkProps = {
  to: LinkTarget
  /** `primary` once per section; `secondary` beside it; `quiet` in running places. */
  look?: 'primary' | 'secondary' | 'quiet'
  icon?: IconName | undefined
  children: ReactNode
}

/** A link that asks to be followed. It says where it leads; the arrow moves a little, nothing else does. */
export function ButtonLink({ to, look = 'primary', icon = 'arrow-right', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles[look]}>
      <span>
        <WholeCodes>{children}</WholeCodes>
      </span>
      <Icon name={icon} />
    </Link>
  )
}
