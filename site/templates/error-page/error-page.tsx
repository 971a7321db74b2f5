import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { BrokenKey } from './broken-key.tsx'
import styles from './error-page.module.css'

export type ErrorScreen = 'not-found' | 'generic'

export type ErrorPageProps = {
  screen: ErrorScreen
  /** Where "back to home" leads: the home page in the reader's language, the extranet's root inside it. */
  homeHref: string
}

/** Plain words, the cut broken in two, one way home (product specification section 8). */
export function ErrorPage({ screen, homeHref }: ErrorPageProps) {
  const { t } = useLingui()
  const words = {
    'not-found': {
      status: '404',
      title: t`This page does not exist`,
      text: t`The address may have a typing error, or the page has moved. Nothing is wrong on your side.`,
    },
    generic: {
      status: '500',
      title: t`This page cannot be shown right now`,
      text: t`Something failed on our side and has been recorded. Please try again in a few minutes.`,
    },
  }[screen]
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <BrokenKey />
        <p className={styles.status}>{words.status}</p>
        <Heading level={1} size={4}>
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink to={{ href: homeHref }}>{t`Back to the home page`}</ButtonLink>
      </div>
    </div>
  )
}
