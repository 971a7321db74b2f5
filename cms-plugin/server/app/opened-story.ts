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
export function keepOpenedStory(url: URL, { cookies, to }: Step): { to: string; setCookie: string } {
  const isBeginning = url.pathname.endsWith('/storyblok')
  const opened = isBeginning ? url.searchParams.get('story_id') : keptIn(cookies)
  const story = /^\d{1,15}$/.test(opened ?? '') ? opened : ''
  if (isBeginning || story === '' || !to.startsWith('/app/?')) return { to, setCookie: `${name}=${story}` }
  return { to: `${to}&story_id=${story}`, setCookie: `${name}=` }
}

function keptIn(cookies: string): string | undefined {
  const line = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return line?.slice(name.length + 1)
}
