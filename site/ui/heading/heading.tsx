import { type CSSProperties, isValidElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { WholeCodes } from '../part-number/whole-codes.tsx'
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
    <Tag id={id} className={classNames(styles[`size${size}`], className)} style={longWordStyle(children)}>
      <WholeCodes>{children}</WholeCodes>
    </Tag>
  )
}

/** Words up to this many letters fit in the largest size on the narrowest screen. */
const ordinary = 12
/** Longer ones are hyphenated or broken: a heading for their sake would be smaller than the text. */
const utmost = 26

/** Tells the style sheet how long the longest word is, where that matters: compounds of German and the like. */
function longWordStyle(children: ReactNode): CSSProperties | undefined {
  const longest = Math.max(
    ...textOf(children)
      .split(/[\s\u00ad-]+/)
      .map((word) => word.length),
  )
  return longest > ordinary ? Object.fromEntries([['--longest', Math.min(longest, utmost)]]) : undefined
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join(' ')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
