'use client'

import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import buttons from '#site/ui/button/button-link.module.css'
import styles from './build-notice.module.css'
import type { PreviewFailure } from './request-preview.client.ts'

type BuildNoticeProps = { failure: PreviewFailure; editorOrigin: string; onRetry: () => void }

/** Says that the page lacks the last pick, and offers the way on. The content of the form is not lost. */
export function BuildNotice({ failure, editorOrigin, onRetry }: BuildNoticeProps) {
  const { t } = useLingui()
  const isEnded = failure === 'ended'
  useEffect(() => {
    if (isEnded) tellEditor(editorOrigin, { action: 'previewEnded' })
  }, [isEnded, editorOrigin])
  return (
    <aside className={styles.notice} aria-label={t`Notice for editors`}>
      <output>
        {isEnded
          ? t`The preview has ended. Your work is in the form; renew the preview to see it.`
          : t`The site cannot show your last choice at the moment. Your work is in the form.`}
      </output>
      <button
        type="button"
        className={buttons.secondary}
        onClick={isEnded ? () => tellEditor(editorOrigin, { action: 'renewPreview' }) : onRetry}
      >
        {isEnded ? t`Renew the preview` : t`Try again`}
      </button>
    </aside>
  )
}
