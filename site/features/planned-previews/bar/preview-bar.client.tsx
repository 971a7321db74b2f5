'use client'

import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { DraftLink } from '#site/page-kinds/preview/draft-tool.ts'
import buttons from '#site/ui/button/button-link.module.css'
import { BarForm } from './bar-form.tsx'
import { BarLinks } from './bar-links.tsx'
import type { PreviewBarProps } from './bar-props.ts'
import { carryChoice } from './carry-choice.client.ts'
import { PlanSummary } from './plan-note.tsx'
import styles from './preview-bar.module.css'
import { barKey, useBar, usePageWidth } from './use-bar.client.ts'

/**
 * Says above a draft what of the future is shown, and changes it. Without JavaScript it cannot be hidden; its form and links work.
 */
export function PreviewBar({ read: props, links }: { read: PreviewBarProps; links: readonly DraftLink[] }) {
  const { t, i18n } = useLingui()
  const { isHidden, toggle } = useBar()
  useEffect(carryChoice, [])
  const press = () => {
    toggle()
    setTimeout(focusOther)
  }
  if (isHidden) {
    return (
      <aside aria-label={t`Preview`} data-preview-bar="hidden" className={styles.corner}>
        <button type="button" className={styles.show} onClick={press} aria-keyshortcuts={barKey}>
          {t`Show the preview bar`} <kbd>{barKey}</kbd>
        </button>
      </aside>
    )
  }
  return (
    <aside aria-label={t`Preview`} data-preview-bar="" data-theme="ink" className={styles.bar}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <Chosen {...props} />
        </summary>
        <div className={styles.choices}>
          <BarForm {...props} />
          <BarLinks label={t`Language`} links={props.languages} />
          <BarLinks label={t`Website`} links={props.websites} isElsewhere />
          {links.map(({ path, label }) => (
            <p key={path} className={styles.links}>
              <a href={`${path}?${props.query}`}>{i18n._(label)}</a>
            </p>
          ))}
        </div>
      </details>
      <Shown onHide={press} />
    </aside>
  )
}

/** The pressed button is no longer there: the one that takes it back has the focus. */
function focusOther(): void {
  document.querySelector<HTMLElement>('[data-preview-bar] [aria-keyshortcuts]')?.focus()
}

/** What is shown, in a line. */
function Chosen(props: PreviewBarProps) {
  const { chosen, momentText, groups, unknownRelease } = props
  const { t } = useLingui()
  const release = nameOfRelease(props)
  const group = groups.find(({ value }) => value === chosen.group)
  const isPlain = release === '' && momentText === undefined && group === undefined
  return (
    <>
      <strong>{t`Preview`}</strong>
      {unknownRelease !== undefined && <span className={styles.wrong}>{t`There is no release ${unknownRelease}`}</span>}
      {isPlain && <span className={styles.quiet}>{t`Drafts as they are now`}</span>}
      {release !== '' && <span className={styles.chosen}>{t`Release ${release}`}</span>}
      {momentText !== undefined && <span className={styles.chosen}>{momentText}</span>}
      <PlanSummary {...props} />
      {group && <span className={styles.chosen}>{group.label}</span>}
    </>
  )
}

/** Its number where its name is not known. */
function nameOfRelease({ chosen, releases = [] }: PreviewBarProps): string {
  return releases.find(({ value }) => value === chosen.release)?.name ?? chosen.release
}

/** The width that the page has, and the way to the page alone. */
function Shown({ onHide }: { onHide: () => void }) {
  const { t } = useLingui()
  const width = usePageWidth()
  if (width === undefined) return undefined
  return (
    <div className={styles.end}>
      <span className={styles.quiet}>{t`${width} px wide`}</span>
      <button type="button" className={buttons.quiet} onClick={onHide} aria-keyshortcuts={barKey}>
        {t`Hide`} <kbd>{barKey}</kbd>
      </button>
    </div>
  )
}
