'use client'

import { useRef } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './account.module.css'
import type { AccountTexts } from './account-texts.ts'
import { SessionNotice } from './session-notice.client.tsx'
import { type PageSession, useSession } from './use-session.client.ts'

type AccountMenuProps = { extranetHref: string; texts: AccountTexts }

/** A link to the login; for a customer, the button of their menu in the same place and size. */
export function AccountMenu({ extranetHref, texts }: AccountMenuProps) {
  const session = useSession()
  const { user, hasEnded } = session
  return (
    <>
      {user ? (
        <CustomerMenu
          user={user}
          extranetHref={extranetHref}
          texts={texts}
          onLogout={() => session.tellOthers('leaving')}
        />
      ) : (
        <a className={styles.button} href={`/api/auth/login?${new URLSearchParams({ returnTo: extranetHref })}`}>
          <Icon name="people" />
          <span className={styles.label}>{texts.login}</span>
        </a>
      )}
      {hasEnded && <SessionNotice texts={texts} session={session} />}
    </>
  )
}

type CustomerMenuProps = AccountMenuProps & { user: NonNullable<PageSession['user']>; onLogout: () => void }

function CustomerMenu({ user, extranetHref, texts, onLogout }: CustomerMenuProps) {
  const returnTo = useRef<HTMLInputElement>(null)
  function leave(): void {
    const { pathname, search } = window.location
    if (returnTo.current) returnTo.current.value = `${pathname}${search}`
    onLogout()
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget="account"
        aria-label={`${texts.account}: ${user.name}`}
      >
        <Icon name="people" />
        <span className={styles.label}>{user.name}</span>
      </button>
      <div id="account" popover="auto" className={styles.menu} data-theme="surface">
        <p className={styles.name}>{user.name}</p>
        <p className={styles.organisation}>{user.organisation}</p>
        <a className={styles.row} href={extranetHref}>
          {texts.extranet}
        </a>
        <form method="post" action="/api/auth/logout" onSubmit={leave}>
          <input type="hidden" name="returnTo" defaultValue="/" ref={returnTo} />
          <button type="submit" className={styles.row}>
            {texts.logout}
          </button>
        </form>
      </div>
    </>
  )
}
