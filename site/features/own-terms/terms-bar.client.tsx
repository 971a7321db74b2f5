'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hintedLogin } from '#site/routing/cookies/login-hint.ts'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { OwnTerms } from './own-terms.ts'
import styles from './terms-bar.module.css'

/** A closed row over the foot of the window, so that nothing of the page moves when it comes. */
export function TermsBar({ code }: { code: string }) {
  const terms = useOwnTerms(code)
  if (!terms) return undefined
  const [first] = terms.rows
  return (
    <details className={styles.bar}>
      <summary className={styles.head}>
        <b>{terms.title}</b> <span>{first && `${first.term}: ${first.value}`}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>
        <DefinitionTable caption={code} rows={terms.rows} />
        <ul className={styles.links}>
          {terms.links.map(({ label, href }) => (
            <li key={href}>
              <Link to={{ href }}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Read when the page opens and whenever it is shown again: a login that has ended meanwhile leaves nothing behind. */
function useOwnTerms(code: string): OwnTerms | undefined {
  const [terms, setTerms] = useState<OwnTerms>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const read = async () => {
      const query = new URLSearchParams({ code, locale: document.documentElement.lang })
      const response = await fetch(`/api/products/own-terms?${query}`, { signal })
      setTerms(response.ok ? await response.json() : undefined)
    }
    const check = () => {
      if (hintedLogin(document.cookie) === undefined) setTerms(undefined)
      else if (document.visibilityState === 'visible') read().catch(() => undefined)
    }
    check()
    document.addEventListener('visibilitychange', check, { signal })
    window.addEventListener('pagehide', () => flushSync(() => setTerms(undefined)), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal })
    return () => ending.abort()
  }, [code])
  return terms
}
