import type { ReactNode } from 'react'

/** A line that is read out whenever it changes. */
export function Spoken({ children, className, testId }: { children: ReactNode; className?: string; testId?: string }) {
  return (
    <output className={className} data-testid={testId}>
      {children}
    </output>
  )
}
