import { withoutOneTime } from '#site/routing/query/one-time-parameters.ts'
import { pushToDataLayer } from './data-layer.ts'

/** Product specification, section 9 (acceptance row D7), milliseconds after a page has finished. */
export const pageViewDelay = 160

/** A page view includes the title, which may arrive later: interval and number of attempts. */
const untitled = { every: 80, times: 12 } as const

export type PageViews = {
  /** A page has finished. */
  finish(): void
  /** Says at once what is still to be said: the page is about to be left. */
  flush(): void
}

/**
 * One event for each page that has finished, with its address, the one before and its title. The title is read when the
 * event is sent, because the framework writes it after the page.
 * @param previous address of the page before this document's first, where it is known
 */
export function pageViews(previous: string | undefined): PageViews {
  let last = previous ? withoutOneTime(previous) : undefined
  let waiting: { location: string; timer: ReturnType<typeof setTimeout> } | undefined
  const flush = () => {
    if (!waiting) return
    const { location, timer } = waiting
    clearTimeout(timer)
    waiting = undefined
    pushToDataLayer({
      event: 'page_view',
      page_location: location,
      page_referrer: last,
      page_title: document.title,
    })
    last = location
  }
  const whenTitled = (location: string, tries: number) => {
    if (document.title !== '' || tries === 0) return flush()
    waiting = { location, timer: setTimeout(() => whenTitled(location, tries - 1), untitled.every) }
  }
  return {
    finish() {
      flush()
      const location = withoutOneTime(window.location.href)
      waiting = { location, timer: setTimeout(() => whenTitled(location, untitled.times), pageViewDelay) }
    },
    flush,
  }
}
