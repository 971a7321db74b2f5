'use client'

import { useEffect, useState } from 'react'
import styles from './countdown-section.module.css'
import { partsOf, type TimePart, timeParts } from './parts-of.ts'

export type CountdownProps = {
  /** ISO 8601 with its distance from UTC. */
  until: string
  /** Said when it ends before the reader's eyes. */
  afterText: string
  labels: Readonly<Record<TimePart, string>>
}

/** The time left, every second. The page may be hours old when it arrives, so only the browser's clock can count. */
export function Countdown({ until, afterText, labels }: CountdownProps) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <div className={styles.clock} />
  const left = Date.parse(until) - now
  if (left <= 0) return <output>{afterText}</output>
  const parts = partsOf(left)
  return (
    <div className={styles.clock} role="timer" aria-live="off">
      {timeParts.map((part) => (
        <span key={part} className={styles.part}>
          <span className={styles.number}>{parts[part]}</span>
          <span className={styles.label}>{labels[part]}</span>
        </span>
      ))}
    </div>
  )
}
