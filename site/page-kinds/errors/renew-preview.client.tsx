'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import styles from '#site/ui/button/button-link.module.css'

type RenewPreviewProps = {
  editorOrigin: string
  label: string
  /** Shown when the editor has not reloaded the frame. */
  help: string
}

/** Milliseconds in which the editor reloads the frame. */
const reloadTime = 5000

const subscribe = () => () => {}

/**
 * The one way on from the gate inside the editor's frame: the editor signs the address again. Elsewhere there is none
 * (product specification, section 2). No other page can frame this one.
 */
export function RenewPreview({ editorOrigin, label, help }: RenewPreviewProps) {
  const isFramed = useSyncExternalStore(
    subscribe,
    () => window.parent !== window,
    () => false,
  )
  const [isRequested, setRequested] = useState(false)
  const [isLate, setLate] = useState(false)
  useEffect(() => tellEditor(editorOrigin, { action: 'previewEnded' }), [editorOrigin])
  useEffect(() => {
    if (!isRequested) return
    const timer = setTimeout(() => setLate(true), reloadTime)
    return () => clearTimeout(timer)
  }, [isRequested])
  if (!isFramed) return undefined
  const renew = () => {
    setRequested(true)
    tellEditor(editorOrigin, { action: 'renewPreview' })
  }
  return (
    <>
      <button type="button" className={styles.primary} onClick={renew}>
        {label}
      </button>
      <output>{isLate ? help : ''}</output>
    </>
  )
}
