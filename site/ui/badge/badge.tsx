import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './badge.module.css'

export type BadgeProps = {
  tone: 'brass' | 'good' | 'warn' | 'bad' | 'quiet'
  icon?: IconName | undefined
  children: ReactNode
}

/** A state in a word. Colour never speaks alone: the word is always there. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
