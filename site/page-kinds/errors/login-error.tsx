import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { ErrorFrame } from './error-frame.tsx'
import styles from './login-error.module.css'

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

const again = msg`Your session could not be extended. Please sign in again.`
const unproven = msg`The sign-in service sent a proof that we cannot accept.`
const asked = msg`The sign-in service needs something from you first. Please sign in again and answer its question.`

type Words = {
  text: MessageDescriptor
  /** The precise error, for the customer's support. */
  reason?: MessageDescriptor
}

/** What a person reads for each way a login can end without them being in. */
const loginErrorMessages = {
  mfa_required: {
    text: msg`Your account asks for a second step, and it was not completed. Please sign in again and keep your code at hand.`,
  },
  missing_refresh_token: { text: again, reason: msg`the permission to extend it is missing` },
  refresh_refused: { text: again, reason: msg`the sign-in service refused to extend it` },
  session_expired: { text: msg`Your session has ended. Please sign in again.` },
  session_replayed: {
    text: msg`Your session was ended for safety, because an old copy of it was used. Please sign in again.`,
  },
  timeout: { text: msg`The sign-in took too long. Please try again in a few minutes.` },
  cancelled: { text: msg`The sign-in window was closed before the sign-in was finished.` },
  state_mismatch: {
    text: msg`This answer belongs to another sign-in, so we did not accept it. Please begin again from here.`,
  },
  missing_transaction: {
    text: msg`No sign-in is under way in this browser. It may be finished already, or the browser keeps no cookies.`,
  },
  login_required: { text: msg`The sign-in service does not know you any more. Please sign in again.` },
  access_denied: { text: msg`The sign-in was cancelled, or your account has no access.` },
  consent_required: { text: asked, reason: msg`your consent` },
  interaction_required: { text: asked, reason: msg`an answer from you` },
  id_token_missing: { text: unproven, reason: msg`the proof is missing` },
  id_token_malformed: { text: unproven, reason: msg`it cannot be read` },
  id_token_issuer: { text: unproven, reason: msg`it comes from another service` },
  id_token_subject: { text: unproven, reason: msg`it names nobody, or somebody else than before` },
  id_token_algorithm: { text: unproven, reason: msg`it is signed in a way we do not accept` },
  id_token_signature: { text: unproven, reason: msg`its signature is wrong` },
  id_token_audience: { text: unproven, reason: msg`it is meant for another website` },
  id_token_authorized_party: { text: unproven, reason: msg`it was made for another application` },
  id_token_nonce: { text: unproven, reason: msg`it answers another sign-in` },
  id_token_expiry: { text: unproven, reason: msg`it has expired` },
  id_token_issued_at: { text: unproven, reason: msg`its date lies in the future` },
  id_token_not_before: { text: unproven, reason: msg`it is not valid yet` },
  id_token_auth_time: { text: unproven, reason: msg`you last entered your password too long ago` },
  id_token_organisation: { text: unproven, reason: msg`it is of another company` },
  provider_unavailable: { text: msg`The sign-in service cannot be reached. Please try again in a few minutes.` },
  provider_error: { text: msg`The sign-in service refused the sign-in.` },
} as const satisfies Record<string, Words>

type LoginErrorCode = keyof typeof loginErrorMessages
