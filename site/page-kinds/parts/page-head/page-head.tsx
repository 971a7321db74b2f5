import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './page-head.module.css'

export type PageHeadProps = {
  breadcrumbs: readonly Crumb[]
  /** The h1 of the page; absent when its first block writes it. */
  title?: string | undefined
  /** One accented line under the title: of what kind it is. */
  kind?: ReactNode
  /** Details in small type. */
  details?: ReactNode
  teaser?: string | undefined
  /** Shown under all of these. */
  children?: ReactNode
  /** A picture, beside the text on wide screens. */
  aside?: ReactNode
}

/** The way here, the title, and a few words. Renders nothing when there is none of them. */
export function PageHead({ breadcrumbs, title, kind, details, teaser, children, aside }: PageHeadProps) {
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
            {kind && <p className={styles.kind}>{kind}</p>}
            {details && <p className={styles.details}>{details}</p>}
            {teaser !== undefined && <PageTeaser>{teaser}</PageTeaser>}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  )
}

/** What the page is about, in a sentence or two; by itself where something is between it and the title. */
export function PageTeaser({ children }: { children: string }) {
  return <p className={styles.teaser}>{children}</p>
}
