import { useEffect } from 'react'
import { raisePreloadError } from '../releases/preload-errors.client.ts'
import { failureMessages } from './failure-messages.ts'
import styles from './failure-screen.module.css'

/**
 * Replaces a page that failed to render in the browser. A page of an older build reloads meanwhile (`use-version`); otherwise a message
 * says so and offers two ways on.
 */
export function FailureScreen({ error }: { error: Error }) {
  useEffect(() => raisePreloadError({ reason: error }), [error])
  const words = failureMessages()
  if (!words) return undefined
  return (
    <main id="content" tabIndex={-1} className={styles.screen}>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.text}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          {words.again}
        </button>
        <a className={styles.home} href={words.homeHref}>
          {words.home}
        </a>
      </p>
    </main>
  )
}
