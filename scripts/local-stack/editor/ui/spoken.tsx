import type { ReactNode } from 'react'

/** A live region: screen readers announce every change. */
export function Spoken({ children, className, testId }: { children: ReactNode; className?: string; testId?: string }) {
  return (
    <output className={className} data-testid={testId}>
      {children}
    </output>
  )
}
