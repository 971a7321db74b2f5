import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { AccountMenu } from './account-menu.client.tsx'

/**
 * Login and account in the header. The page is the same for everybody and is kept as such; who has logged in is found
 * out in the browser, and what changes then takes no other room.
 * @param homeHref the home page in the language of the page
 * @param extranetHref the extranet's root in that language
 * @param path of the page, to come back to after the login; empty for a screen that is no page
 */
export function Account({ homeHref, extranetHref, path }: { homeHref: string; extranetHref: string; path: string }) {
  const { t } = useLingui()
  return (
    <AccountMenu
      homeHref={homeHref}
      extranetHref={extranetHref}
      path={path}
      icon={<Icon name="people" />}
      texts={{
        login: t`Customer sign-in`,
        account: t`Your account`,
        extranet: t`Customer area`,
        logout: t`Sign out`,
        endedTitle: t`Your session has ended`,
        endedText: t`What you have typed is still here. Sign in again to go on.`,
        again: t`Sign in again`,
        waiting: t`Please sign in in the small window.`,
        back: t`You are signed in again.`,
        close: t`Close`,
        problems: {
          cancelled: t`The sign-in window was closed before the sign-in was finished.`,
          timeout: t`The sign-in took too long. Please try again in a few minutes.`,
          mfa_required: t`Your account asks for a second step, and it was not completed. Please sign in again and keep your code at hand.`,
          missing_refresh_token: t`Your session could not be extended. Please sign in again.`,
          refresh_refused: t`Your session could not be extended. Please sign in again.`,
          session_replayed: t`Your session was ended for safety, because an old copy of it was used. Please sign in again.`,
        },
        problem: t`The sign-in did not succeed`,
      }}
    />
  )
}
