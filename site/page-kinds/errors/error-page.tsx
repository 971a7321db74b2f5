import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ErrorScreen } from '#site/server/errors.ts'
import { bittingPath } from '#site/ui/bitting-line/bitting-path.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { RetryLink } from '#site/ui/button/retry-link.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { ErrorFrame } from './error-frame.tsx'
import styles from './error-page.module.css'

export type ErrorPageProps = {
  screen: ErrorScreen
  /** Shown above the words: 404. */
  status: number
  /** Where "back to home" leads: the home page in the reader's language, the extranet's root inside it. */
  homeHref: string
  /** E-mail address of the contact who gives access, for customers without permission. */
  contact?: string | undefined
  /** The way on from the preview gate. */
  children?: ReactNode
}

/** Plain words, the cut broken in two, one way home (product specification section 8). */
export function ErrorPage({ screen, status, homeHref, contact, children }: ErrorPageProps) {
  const { t } = useLingui()
  const words = {
    forbidden: {
      title: t`You do not have access to this page`,
      text: t`It is kept for people with other rights than yours. If you should have them, ask whoever gave you access.`,
    },
    // Product specification, section 2: this screen says how the content can be seen, and offers no way on.
    unauthorized: {
      title: t`Forbidden access`,
      text: t`This content is available in the content-editor Preview or by providing valid credentials`,
    },
    'not-found': {
      title: t`This page does not exist`,
      text: t`The address may have a typing error, or the page has moved. Nothing is wrong on your side.`,
    },
    ended: {
      title: t`This link has ended`,
      text: t`The link has expired or was revoked. If you still need it, ask the person who sent it for a new one.`,
    },
    generic: {
      title: t`This page cannot be shown right now`,
      text: t`Something failed on our side and has been recorded. Please try again in a few minutes.`,
    },
  }[screen]
  return (
    <ErrorFrame
      above={
        <>
          <BrokenKey />
          <p className={styles.status}>{status}</p>
        </>
      }
      {...words}
    >
      {screen === 'forbidden' && contact !== undefined && (
        <p>
          {t`Whom to ask for access:`} <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
        </p>
      )}
      {children}
      {screen === 'generic' && <RetryLink>{t`Try again`}</RetryLink>}
      {screen !== 'unauthorized' && (
        <ButtonLink to={{ href: homeHref }} look={screen === 'generic' ? 'secondary' : 'primary'}>
          {t`Back to the home page`}
        </ButtonLink>
      )}
    </ErrorFrame>
  )
}

const whole = [3, 6, 4, 1]
const tip = [2, 5, 3]

/** A key that broke in the lock: two pieces of one blade. Decorative; the words beside it say what happened. */
function BrokenKey() {
  const first = bittingPath(whole, { width: 300, height: 56 })
  const second = bittingPath(tip, { width: 220, height: 56 })
  return (
    <svg className={styles.key} viewBox="0 0 960 300" aria-hidden="true" focusable="false">
      <g className={styles.metal}>
        <path
          fillRule="evenodd"
          d="M150 40a110 110 0 1 0 0 220a110 110 0 0 0 103-72h10V112h-10A110 110 0 0 0 150 40ZM100 124a26 26 0 1 1 0 52a26 26 0 0 1 0-52Z"
        />
        <path transform="translate(262 104)" d={`${first}L318 18L296 40L322 62L300 96H0Z`} />
        <g transform="translate(640 128) rotate(7)">
          <path d={`${second.replace('M0 0', 'M18 18L0 0')}L252 44L222 96H-2L22 62L-4 40Z`} />
        </g>
      </g>
      <path className={styles.groove} d="M276 172H552" />
      <path className={styles.groove} d="M0 0H186" transform="translate(640 128) rotate(7) translate(30 68)" />
    </svg>
  )
}
