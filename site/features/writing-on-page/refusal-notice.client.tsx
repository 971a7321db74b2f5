'use client'

import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { BlockRefusal } from './editor-messages.ts'
import styles from './on-page.module.css'

/** Milliseconds for which a refusal can be read. */
const shownFor = 6000

/** Says why the editor did not do what the page wanted. */
export function RefusalNotice({ refusal, onClose }: { refusal: BlockRefusal | undefined; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => close(), shownFor)
    return () => clearTimeout(timer)
  }, [refusal])
  return (
    <output className={refusal ? styles.status : styles.silent} data-refused={refusal ? '' : undefined}>
      {refusal && <RefusalText refusal={refusal} />}
    </output>
  )
}

/** The reason as a sentence. */
export function RefusalText({ refusal }: { refusal: BlockRefusal }) {
  const { t } = useLingui()
  return refusal === 'full' ? t`There is no room for another block there.` : t`This block is not allowed there.`
}
