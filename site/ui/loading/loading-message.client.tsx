'use client'

import { useEffect, useState } from 'react'
import styles from './loading-message.module.css'

/** A page that comes within a second needs no words, least of all read aloud. */
const messageAfterMs = 1000

/** Says in words, also to assistive technology, that the next page takes its time. */
export function LoadingMessage({ isLoading, text }: { isLoading: boolean; text: string }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = window.setTimeout(() => setIsLong(true), messageAfterMs)
    return () => {
      window.clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLoading])
  return <output className={styles.place}>{isLong && <span className={styles.words}>{text}</span>}</output>
}
