'use client'

import { useEffect, useRef } from 'react'
import styles from './loading-bar.module.css'

export type LoadingBarProps = {
  phase: 'idle' | 'loading' | 'full' | 'fading'
  /** How much is shown, 0 to 100, so many milliseconds after it began to show. */
  progressAt: (elapsed: number) => number
}

/**
 * A thin line over the page while the next one is on its way; its leading edge is the cut. For people who want no movement
 * it does not move. It says nothing to assistive technology: the page itself tells when it has come.
 */
export function LoadingBar({ phase, progressAt }: LoadingBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase !== 'loading') return
    const began = performance.now()
    let frame = 0
    const grow = () => {
      bar.current?.style.setProperty('--progress', `${progressAt(performance.now() - began).toFixed(2)}%`)
      frame = requestAnimationFrame(grow)
    }
    grow()
    return () => cancelAnimationFrame(frame)
  }, [phase, progressAt])
  return (
    <div className={styles.track} data-phase={phase} data-loading-bar="" aria-hidden="true">
      <div ref={bar} className={styles.bar} />
    </div>
  )
}
