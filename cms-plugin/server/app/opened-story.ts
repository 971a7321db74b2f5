import { parseCookie, stringifySetCookie } from 'cookie'

const name = 'opened_story'

type Step = {
  /** Cookies of the unfinished sign-in. */
  cookies: string
  /** Where the vendor's package sends the browser. */
  to: string
}

/**
 * The package leads everybody who has signed in to one address. For which story the app was opened is kept
 * among the cookies of the sign-in, and written behind that address when it is done.
 * @param url of the step
 */
export function storeOpenedStory(url: URL, { cookies, to }: Step): { to: string; setCookie: string } {
  const isBeginning = url.pathname.endsWith('/storyblok')
  const opened = (isBeginning ? url.searchParams.get('story_id') : parseCookie(cookies)[name]) ?? ''
  const story = /^\d{1,15}$/.test(opened) ? opened : ''
  const setCookie = (value: string) => stringifySetCookie({ name, value })
  if (isBeginning || story === '' || !to.startsWith('/app/?')) return { to, setCookie: setCookie(story) }
  return { to: `${to}&story_id=${story}`, setCookie: setCookie('') }
}
