import type { ReactNode } from 'react'
import { Sign } from './sign.tsx'

/** What went wrong or wants attention, read out when it appears. */
export function Notice({ kind, children }: { kind: 'bad' | 'warn' | 'note'; children: ReactNode }) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'note' ? 'status' : 'alert'}>
      {kind !== 'note' && <Sign name="warning" />}
      <div>{children}</div>
    </div>
  )
}
