import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FailureMessages } from '#site/browser/navigation/failure/failure-messages.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** The messages that a document contains for a render that fails in the browser. */
export function failureMessagesFor(i18n: I18n, siteContext: SiteContext): FailureMessages {
  return {
    title: i18n._(msg`This page cannot be shown right now`),
    text: i18n._(msg`Something failed while it was loading. Trying again usually helps.`),
    again: i18n._(msg`Try again`),
    home: i18n._(msg`Back to the home page`),
    homeHref: pathFor(routeNamed('home'), {}, siteContext),
  }
}
