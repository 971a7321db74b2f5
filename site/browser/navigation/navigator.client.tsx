'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { LoadingBar } from '#site/ui/loading/loading-bar.client.tsx'
import { LoadingMessage } from '#site/ui/loading/loading-message.client.tsx'
import { type FailureMessages, storeFailureMessages } from './failure/failure-messages.ts'
import { useWaitsForConnection } from './follow-online.client.ts'
import { takeBack } from './foreign-changes/hand-over.client.ts'
import { headlineIsThere } from './headline-time.client.ts'
import { estimatedProgress } from './loading-clock.ts'
import { type PageViews, pageViews } from './page-views/page-views.ts'
import { useVersion } from './releases/use-version.client.ts'
import { useRestOfPage } from './rest-of-page/use-rest-of-page.client.ts'
import { settleOnPage } from './settle-on-page.client.ts'
import { useNavigation } from './use-navigation.client.ts'

export type NavigatorProps = {
  /** Name of the build that rendered the page. */
  build: string
  failure: FailureMessages
  /** Said where the next page takes its time. */
  loading: string
  /** Said where a link waits for the connection. */
  offline: string
}

/** What the first script of a cached page leaves for all others, which it starts (`server/page-cache/late-scripts`). */
type FirstScript = { firstScript?: { hand: () => void } }

/**
 * Takes over from the first script, which then does what was pressed before the scripts arrived: after the effects of this render,
 * because they listen for it.
 */
function takeOver(): void {
  setTimeout(() => {
    takeBack()
    const { firstScript } = window as FirstScript
    firstScript?.hand()
  })
}

/** Everything that happens in the browser between two pages (acceptance rows D4 to D7). It renders the signs of a navigation. */
export function Navigator({ build, failure, loading, offline }: NavigatorProps) {
  const views = useRef<PageViews>(undefined)
  const { leavesTo, aimAt } = useVersion(build)
  const onLeave = useCallback(
    (to: URL) => {
      views.current?.flush()
      aimAt(to)
    },
    [aimAt],
  )
  const rest = useRestOfPage(usePathname())
  const { phase, finish } = useNavigation({ leavesTo, onLeave, onFollow: rest.follow })
  useEffect(() => storeFailureMessages(failure), [failure])
  useEffect(takeOver, [])
  const isLoading = phase === 'loading'
  const isOffline = useWaitsForConnection()
  useEffect(() => (isLoading ? markBusy() : undefined), [isLoading])
  useFinishedPages((isOtherPage) => {
    finish()
    headlineIsThere(isOtherPage)
    aimAt(undefined)
    views.current ??= pageViews(document.referrer)
    views.current.finish()
    if (isOtherPage !== undefined) settleOnPage(isOtherPage)
    if (isOtherPage !== false) rest.render()
  })
  useComingAndGoing({
    onHide: () => views.current?.flush(),
    onReturn: () => {
      views.current = pageViews(pageBefore())
      views.current.finish()
    },
  })
  return (
    <>
      <LoadingBar phase={phase} progressAt={estimatedProgress} />
      <LoadingMessage isLoading={isLoading || isOffline} text={isOffline ? offline : loading} />
    </>
  )
}

/**
 * Calls back once for each completed page.
 * @param onPage receives whether the path has changed; undefined for the first page of the document
 */
function useFinishedPages(onPage: (isOtherPage: boolean | undefined) => void): void {
  const address = `${usePathname()}?${useSearchParams().toString()}`
  const last = useRef<string>(undefined)
  const notify = useEffectEvent(onPage)
  useEffect(() => {
    const [before, path] = [last.current, address.split('?', 1)[0]]
    last.current = path
    notify(before === undefined ? undefined : before !== path)
  }, [address])
}

/** A document may be put away by the browser and be taken out again as it was. */
function useComingAndGoing({ onHide, onReturn }: { onHide: () => void; onReturn: () => void }): void {
  const hide = useEffectEvent(onHide)
  const comeBack = useEffectEvent(onReturn)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack()
    }
    const onPageHide = () => hide()
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [])
}

/** The page from which the browser came back to this document, where it tells. */
function pageBefore(): string | undefined {
  const { navigation } = window as { navigation?: { activation?: { from?: { url?: string | null } | null } | null } }
  return navigation?.activation?.from?.url ?? undefined
}

/**
 * Says of the page's content, which stays readable and can still be used, that another one is on its way to its place; the
 * style sheet of the layouts shows it.
 * @returns takes the mark back
 */
function markBusy(): () => void {
  const content = document.getElementById('content')
  content?.setAttribute('aria-busy', 'true')
  return () => content?.removeAttribute('aria-busy')
}
