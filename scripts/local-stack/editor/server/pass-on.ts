import type { Context } from 'hono'

export type Upstream = { contentUrl: string; managementToken: string }

const passedHeaders = ['content-type', 'accept', 'x-user-name']
const responseHeaders = ['content-type', 'total', 'per-page', 'retry-after']

/** Proxies a request of the page to the content service and adds the token, which the page never receives. */
export async function passOn(request: Context, { contentUrl, managementToken }: Upstream): Promise<Response> {
  const { pathname, search } = new URL(request.req.url)
  const headers = new Headers({ authorization: managementToken })
  for (const name of passedHeaders) {
    const value = request.req.header(name)
    if (value) headers.set(name, value)
  }
  const method = request.req.method
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.req.arrayBuffer()
  const response = await fetch(`${contentUrl}${pathname}${search}`, {
    method,
    headers,
    redirect: 'manual',
    ...(body && body.byteLength > 0 ? { body } : {}),
  }).catch(() => undefined)
  if (!response) return request.json({ error: 'The content service does not respond' }, 502)
  const forwarded = new Headers({ 'cache-control': 'no-store' })
  for (const name of responseHeaders) {
    const value = response.headers.get(name)
    if (value) forwarded.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers: forwarded })
}
