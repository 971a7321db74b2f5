import { useState } from 'react'
import { currentPath } from '#site/browser/navigation/current-path.client.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './account.module.css'
import type { AccountTexts } from './account-texts.ts'
import { logInByPopup } from './log-in-by-popup.client.ts'
import type { PageSession } from './use-session.client.ts'

/**
 * Says that the session is over. The page stays as it is, with everything that was typed, and the login happens in a
 * small window beside it.
 */
export function SessionNotice({ texts, session }: { texts: AccountTexts; session: PageSession }) {
  const [isOpen, setIsOpen] = useState(true)
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function logIn(): Promise<void> {
    setIsWaiting(true)
    setProblem(undefined)
    const result = await logInByPopup()
    setIsWaiting(false)
    if (result === 'blocked') {
      window.location.assign(`/api/auth/login?${new URLSearchParams({ returnTo: currentPath() })}`)
      return
    }
    if (result !== 'ok') return setProblem(texts.problems[result] ?? `${texts.problem} (${result})`)
    await session.check()
  }

  if (!isOpen) return undefined
  const isBack = session.authenticated
  return (
    <section className={styles.notice} role="alert" data-state={isBack ? 'back' : 'ended'}>
      <Icon name={isBack ? 'check' : 'clock'} />
      <div className={styles.words}>
        <p className={styles.noticeTitle}>{isBack ? texts.back : texts.endedTitle}</p>
        {!isBack && (
          <Why text={isWaiting ? texts.waiting : texts.endedText} problem={problem ?? whyOf(session, texts)} />
        )}
      </div>
      {!isBack && (
        <button type="button" className={styles.again} onClick={() => void logIn()} aria-disabled={isWaiting}>
          {texts.again}
        </button>
      )}
      <button type="button" className={styles.close} onClick={() => setIsOpen(false)} aria-label={texts.close}>
        <Icon name="close" />
      </button>
    </section>
  )
}

function Why({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <>
      <p>{text}</p>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </>
  )
}

/** Why the session ended, where more can be said than that it did. */
function whyOf({ error = '' }: PageSession, { problems }: AccountTexts): string | undefined {
  return problems[error]
}
