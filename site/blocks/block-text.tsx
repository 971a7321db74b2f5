import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'

/** A plain text of a block, its part numbers whole. Renders nothing without words. */
export function BlockText({ children, className }: { children: string | undefined; className: string | undefined }) {
  if (children === undefined) return undefined
  return (
    <p className={className}>
      <WholeCodes>{children}</WholeCodes>
    </p>
  )
}
