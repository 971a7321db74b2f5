import { parseSetCookie, stringifyCookie } from 'cookie'

const mostHops = 12

/** Credentials at the identity provider. */
export type Credentials = { email: string; password: string }

/**
 * Logs a customer in at the real identity provider, over HTTP alone.
 * @param siteUrl origin of a running site
 * @returns the cookies of the site, as the header of a request
 * @throws Error when the login does not end at the site
 */
export async function logIn(siteUrl: string, { email, password }: Credentials): Promise<string> {
  const jar = new Map<string, string>()
  const form = await follow(new URL('/api/auth/login?returnTo=%2Fextranet', siteUrl), undefined, jar)
  const end = await follow(new URL(`${form.pathname}/login`, form), { email, password }, jar)
  if (end.origin !== new URL(siteUrl).origin) throw new Error(`The login of ${email} ends at ${end.href}`)
  return headerFor(jar, new URL('/extranet', siteUrl))
}

async function follow(from: URL, form: Record<string, string> | undefined, jar: Map<string, string>): Promise<URL> {
  let url = from
  for (let hop = 0; hop < mostHops; hop += 1) {
    const body = hop === 0 && form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: headerFor(jar, url) }, ...body })
    for (const line of response.headers.getSetCookie()) keep(line, { jar, port: url.port })
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (location === null || new URL(location, url).pathname === '/extranet') return new URL(location ?? url, url)
    url = new URL(location, url)
  }
  throw new Error(`No end of redirects at ${url.href}`)
}

/** Cookies ignore ports; two of one name must not collide here. */
function keep(line: string, { jar, port }: { jar: Map<string, string>; port: string }): void {
  const { name, value = '', path = '/' } = parseSetCookie(line)
  jar.set(`${port} ${path} ${name}`, value)
}

function headerFor(jar: ReadonlyMap<string, string>, url: URL): string {
  const fitting = [...jar].flatMap(([key, value]) => {
    const [port, path = '/', name = ''] = key.split(' ')
    return port === url.port && url.pathname.startsWith(path) && value !== '' ? [[name, value]] : []
  })
  return stringifyCookie(Object.fromEntries(fitting))
}
