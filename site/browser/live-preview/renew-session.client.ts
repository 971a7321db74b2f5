'use client'

/** Milliseconds between two renewals: a third of the hour that the cookie lasts, so that two may fail. */
const renewAfter = 20 * 60_000

/**
 * Renews the right to see drafts while the preview is open: the cookie lasts an hour. A browser that slept renews when the page
 * is seen again. A failure is left to the next request, which shows it.
 * @returns a function that stops it
 */
export function renewSession(): () => void {
  let renewedAt = Date.now()
  const renew = () => {
    if (Date.now() - renewedAt < renewAfter) return
    renewedAt = Date.now()
    void fetch('/api/preview/session', { method: 'POST' }).catch(() => undefined)
  }
  const timer = setInterval(renew, 60_000)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}
