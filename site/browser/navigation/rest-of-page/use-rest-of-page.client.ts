import { useCallback, useEffect, useInsertionEffect, useRef } from 'react'
import { renderTheRest } from './render-the-rest.client.ts'

export type RestOfPage = {
  /** A link is about to be followed. */
  follow: (to: URL) => void
  /** Another page is open: its skipped parts are laid out when it is idle. */
  render: () => void
}

/**
 * A page that a link leads to is laid out as far as it is seen, as the first page of a document is, and the rest follows:
 * its headline is there in half the time. On the way back and at a place that the address names it is whole from the
 * start, for only then is that place where it was.
 * @param path of the page that is shown
 */
export function useRestOfPage(path: string): RestOfPage {
  const followed = useRef<string>(undefined)
  const stop = useRef<() => void>(undefined)
  // With the new page and before its layout is read, which the framework does in order to scroll.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    if (followed.current === path) delete dataset['rendered']
    followed.current = undefined
    return () => {
      dataset['rendered'] = ''
    }
  }, [path])
  useEffect(() => () => stop.current?.(), [])
  const follow = useCallback((to: URL) => {
    const isOtherPage = to.pathname !== window.location.pathname
    followed.current = isOtherPage && to.hash === '' ? to.pathname : undefined
  }, [])
  const render = useCallback(() => {
    stop.current?.()
    stop.current = renderTheRest()
  }, [])
  return { follow, render }
}
