import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './page-head.module.css'

export type PageHeadProps = {
  breadcrumbs: readonly Crumb[]
  /** The h1 of the page; absent when its first block writes it. */
  title?: string | undefined
  /** Stands under the title. */
  children?: ReactNode
  /** Stands beside both on wide screens: a picture. */
  aside?: ReactNode
}

/** The way here, the title, and a few words. Draws nothing when there is none of them. */
export function PageHead({ breadcrumbs, title, children, aside }: PageHeadProps) {
  const { t } = useLingui()
  if (breadcrumbs.length < 2 && title === undefined && !children) return undefined
  return (
    <div className={styles.head} data-titled={title === undefined ? undefined : ''}>
      <div className={styles.inner}>
        <Breadcrumb label={t`You are here`} crumbs={breadcrumbs} />
        <div className={aside ? styles.beside : undefined}>
          <div className={styles.words}>
            {title !== undefined && (
              <Heading level={1} size={4} className={styles.title}>
                {title}
              </Heading>
            )}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  )
}
