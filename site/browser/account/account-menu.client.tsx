'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { currentPath } from '#site/browser/navigation/current-path.client.ts'
import styles from './account.module.css'
import type { AccountTexts } from './account-texts.ts'
import { clearTab } from './tab-memory.client.ts'
import { type PageSession, useSession } from './use-session.client.ts'

/** The server renders `icon`, so that a page needs no table of icons for it. */
type AccountMenuProps = {
  homeHref: string
  extranetHref: string
  /** Path of the page, to come back to after the login; empty for a screen that is no page. */
  path: string
  texts: AccountTexts
  icon: ReactNode
}

const loadNotice = () => import('./session-notice.client.tsx')

/** Without its code, which is loaded while the session lasts, the menu alone shows that the session has ended. */
const SessionNotice = lazy(() =>
  loadNotice().then(
    (loaded) => ({ default: loaded.SessionNotice }),
    () => ({ default: () => undefined }),
  ),
)

/** A link to the login; for a customer, the button of their menu in the same place and size. */
export function AccountMenu({ homeHref, extranetHref, path, texts, icon }: AccountMenuProps) {
  const session = useSession(homeHref)
  const { user, authenticated, hasEnded } = session
  useEffect(() => {
    if (authenticated) loadNotice().catch(() => undefined)
  }, [authenticated])
  return (
    <>
      {user ? (
        <CustomerMenu
          user={user}
          extranetHref={extranetHref}
          texts={texts}
          icon={icon}
          onLogout={() => {
            clearTab()
            session.publish('leaving')
          }}
        />
      ) : (
        <LoginLink returnTo={path || extranetHref} isPage={path !== ''}>
          {icon}
          <span className={styles.label}>{texts.login}</span>
        </LoginLink>
      )}
      {hasEnded && (
        <Suspense>
          <SessionNotice texts={texts} session={session} />
        </Suspense>
      )}
    </>
  )
}

/** Leads to the login and back. The page is cached without its query, which is added when the link is followed: a press waits for that. */
function LoginLink({ returnTo, isPage, children }: { returnTo: string; isPage: boolean; children: ReactNode }) {
  const hrefTo = (path: string) => `/api/auth/login?${new URLSearchParams({ returnTo: path })}`
  function addQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    if (isPage) currentTarget.href = hrefTo(currentPath())
  }
  return (
    <a className={styles.button} href={hrefTo(returnTo)} data-held={isPage ? '' : undefined} onClick={addQuery}>
      {children}
    </a>
  )
}

type CustomerMenuProps = Omit<AccountMenuProps, 'path' | 'homeHref'> & {
  user: NonNullable<PageSession['user']>
  onLogout: () => void
}

function CustomerMenu({ user, extranetHref, texts, icon, onLogout }: CustomerMenuProps) {
  const returnTo = useRef<HTMLInputElement>(null)
  function leave(): void {
    if (returnTo.current) returnTo.current.value = currentPath()
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
        {icon}
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
