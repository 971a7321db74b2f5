import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import styles from './block-text.module.css'

/** A plain text of a block, its part numbers whole; large unless a class says otherwise. Renders nothing without words. */
export function BlockText({
  children,
  className = styles.lead,
}: {
  children: string | undefined
  className?: string | undefined
}) {
  if (children === undefined) return undefined
  return (
    <p className={className}>
      <WholeCodes>{children}</WholeCodes>
    </p>
  )
}
