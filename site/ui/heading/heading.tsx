import type { ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import styles from './heading.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = {
  /** Place in the outline of the page; has no influence on the size. */
  level: HeadingLevel
  /** Step of the display scale, 5 for the one promise of a home page. */
  size: 1 | 2 | 3 | 4 | 5
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A heading whose rank and size are two decisions. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(styles[`size${size}`], className)}>
      {children}
    </Tag>
  )
}
