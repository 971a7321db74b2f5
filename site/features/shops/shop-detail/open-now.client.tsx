'use client'

import { useEffect, useState } from 'react'
import { isOpenAt, type Stretch } from './minute-of-week.ts'
import styles from './shop-detail.module.css'

export type OpenNowProps = {
  stretches: readonly Stretch[]
  timeZone: string
  labels: { open: string; closed: string }
}

/** Whether the shop is open on its own clock. The page may be hours old when it arrives; without scripts the hours below it are enough. */
export function OpenNow({ stretches, timeZone, labels }: OpenNowProps) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <p className={styles.now} />
  const isOpen = isOpenAt(new Date(now), stretches, timeZone)
  return (
    <p className={styles.now} data-is-open={isOpen || undefined}>
      {isOpen ? labels.open : labels.closed}
    </p>
  )
}
