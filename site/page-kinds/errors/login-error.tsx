import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { ErrorFrame } from './error-frame.tsx'
import styles from './login-error.module.css'
import { type LoginErrorCode, loginErrorMessages } from './login-error-messages.ts'

export type LoginErrorProps = {
  code: LoginErrorCode
  /** Names the line of our log; undefined where nothing was written. */
  reference: string | undefined
  /** E-mail address of the customers' support. */
  contact: string
  /** Starts the login again. */
  loginHref: string
  homeHref: string
}

/** What went wrong on the way in, in plain words, with what to do next and whom to ask. */
export function LoginError({ code, reference, contact, loginHref, homeHref }: LoginErrorProps) {
  const { t, i18n } = useLingui()
  const words: { text: { id: string }; reason?: { id: string } } = loginErrorMessages[code]
  return (
    <ErrorFrame title={t`The sign-in did not succeed`} text={i18n._(words.text)}>
      <div className={styles.ways}>
        <ButtonLink to={{ href: loginHref }} icon="key">{t`Sign in again`}</ButtonLink>
        <ButtonLink to={{ href: homeHref }} look="secondary">{t`Back to the home page`}</ButtonLink>
      </div>
      <div className={styles.help}>
        <p>
          {t`If it happens again, write to us and name what stands below.`}{' '}
          <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
        </p>
        <dl className={styles.details}>
          {words.reason && <Detail name={t`Reason`}>{i18n._(words.reason)}</Detail>}
          <Detail name={t`Code`}>
            <code>{code}</code>
          </Detail>
          {reference !== undefined && (
            <Detail name={t`Reference`}>
              <code>{reference}</code>
            </Detail>
          )}
        </dl>
      </div>
    </ErrorFrame>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
