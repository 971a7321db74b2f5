import { useCallback, useEffect, useRef } from 'react'
import { preloadErrorEvent, watchLoading } from './preload-errors.client.ts'
import { mayReload } from './reload-guard.ts'
import { type VersionWatch, watchVersion } from './version-watch.client.ts'

/**
 * Updates an open page after a deployment: detects a newer build, and when a file of the old one is missing, reloads the requested page
 * once (acceptance row D4).
 * @param build name of the build that rendered the page
 */
export function useVersion(build: string) {
  const watch = useRef<VersionWatch>(undefined)
  const aim = useRef<URL>(undefined)

  useEffect(() => {
    const running = watchVersion(build)
    watch.current = running
    const stopLoading = watchLoading()
    const onError = async () => {
      const wanted = aim.current?.href ?? window.location.href
      if (!(running.isOutdated() || (await running.check())) || !mayReload(window.sessionStorage)) return
      if (wanted === window.location.href) window.location.reload()
      else window.location.assign(wanted)
    }
    const listen = () => void onError()
    window.addEventListener(preloadErrorEvent, listen)
    return () => {
      running.stop()
      stopLoading()
      window.removeEventListener(preloadErrorEvent, listen)
    }
  }, [build])

  /** A page of a newer build has a document of its own; what the build sends elsewhere may be another site's. */
  const leavesTo = useCallback(
    ({ pathname }: URL) => watch.current?.isOutdated() === true || watch.current?.isSentOn(pathname) === true,
    [],
  )
  const aimAt = useCallback((to: URL | undefined) => {
    aim.current = to
  }, [])
  return { leavesTo, aimAt }
}
