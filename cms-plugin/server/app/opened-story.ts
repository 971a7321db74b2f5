import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'opened_story'

type Step = {
  /** Cookies of the unfinished sign-in. */
  cookies: string
  /** The address to which the vendor's package sends the browser. */
  to: string
}

/**
 * The package leads everybody who has signed in to one address. For which story the app was opened is kept
 * among the cookies of the sign-in, with the view of it, and written behind that address when it is done.
 * @param url of the step
 */
export function storeOpenedStory(url: URL, { cookies, to }: Step): { to: string; setCookie: string } {
  const isBeginning = url.pathname.endsWith('/storyblok')
  const known = isBeginning ? openedIn(url.searchParams) : (parseCookie(cookies)[name] ?? '')
  const opened = /^story_id=\d{1,15}(&view=checks)?$/.test(known) ? known : ''
  const setCookie = (value: string) => stringifySetCookie({ name, value })
  if (isBeginning || opened === '' || !to.startsWith('/app/?')) return { to, setCookie: setCookie(opened) }
  return { to: `${to}&${opened}`, setCookie: setCookie('') }
}

function openedIn(query: URLSearchParams): string {
  const view = query.get('view')
  return `story_id=${query.get('story_id') ?? ''}${view === null ? '' : `&view=${view}`}`
}
