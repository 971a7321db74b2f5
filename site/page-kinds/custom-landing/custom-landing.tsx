import { useLingui } from '@lingui/react/macro'
import type { ShownLanding } from 'component-schemas/landing/show-landing.ts'
import type { CSSProperties } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './custom-landing.module.css'
import { LandingSection } from './landing-section.tsx'

export type CustomLandingProps = {
  landing: ShownLanding
  /** Countdowns that have ended. */
  ended: readonly string[]
  /** Whether the landing itself shows the name of the house, because its layout does not. */
  hasOwnHead: boolean
  homeHref: string
  context: BlockContext
}

/**
 * A page for one campaign, in two colours of its own: sections in the editor's order, the house's name above them and one
 * way home below.
 */
export function CustomLanding({ landing, ended, hasOwnHead, homeHref, context }: CustomLandingProps) {
  const { t } = useLingui()
  return (
    <div className={styles.landing} style={themeStyle(landing.theme)}>
      {hasOwnHead && (
        <p className={styles.head} data-theme={landing.sections[0]?.tone === 'strong' ? 'ink' : 'paper'}>
          <Link to={{ href: homeHref }} className={styles.house} aria-label={t`Zarandal, home page`}>
            Zarandal
          </Link>
        </p>
      )}
      {landing.sections.map((section, index) => (
        <LandingSection
          key={section.id}
          section={section}
          level={index === 0 ? 1 : 2}
          hasEnded={ended.includes(section.id)}
          context={context}
        />
      ))}
      <p className={styles.foot} data-theme={landing.sections.at(-1)?.tone === 'strong' ? 'paper' : 'ink'}>
        <Link to={{ href: homeHref }} className={styles.home}>{t`Back to the home page`}</Link>
      </p>
    </div>
  )
}

function themeStyle({ ground, accent }: ShownLanding['theme']): CSSProperties {
  return { '--landing-ground': ground, '--landing-accent': accent }
}
