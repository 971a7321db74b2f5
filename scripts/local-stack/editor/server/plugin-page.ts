import { type Context, Hono } from 'hono'
import type { Upstream } from './pass-on.ts'

/**
 * The pages of field plugins, under `plugins.<editor's host>`: another origin than the editor, as with the vendor. A
 * page contains nothing but the last published script of the field type.
 */
export function pluginPages({ contentUrl, managementToken }: Upstream): Hono {
  const app = new Hono()
  app.get('/:name', (request) => {
    const host = request.req.header('host') ?? ''
    if (!host.startsWith('plugins.')) return request.text('Plugins are framed at plugins.localhost.', 421)
    const name = encodeURIComponent(request.req.param('name'))
    return request.html(pageFor(name), 200, { ...headersFor(host.slice('plugins.'.length)) })
  })
  app.get('/:name/script.js', async (request) => {
    const name = request.req.param('name')
    return await sendScript(request, async () => {
      const found = await read<{ field_types: { id: number; name: string }[] }>(
        `${contentUrl}/v1/field_types/?search=${encodeURIComponent(name)}&per_page=100`,
      )
      const id = found.field_types.find((row) => row.name === name)?.id
      if (id === undefined) return undefined
      return (await read<{ field_type: { compiled_body: string } }>(`${contentUrl}/v1/field_types/${id}`)).field_type
        .compiled_body
    })
  })
  return app

  async function read<Body>(address: string): Promise<Body> {
    const response = await fetch(address, { headers: { authorization: managementToken } })
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
    return await response.json()
  }
}

async function sendScript(request: Context, find: () => Promise<string | undefined>): Promise<Response> {
  try {
    const body = await find()
    if (body === undefined) return request.text('There is no such plugin.', 404)
    return request.body(body, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  } catch {
    return request.text('The content service does not respond.', 502)
  }
}

function pageFor(name: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plugin</title></head>
<body><script src="/plugins/${name}/script.js"></script></body>
</html>`
}

function headersFor(editorHost: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    'connect-src http://localhost:* https:',
    'img-src http: https: data: blob:',
    'media-src http: https: blob:',
    "font-src 'self' data:",
    "base-uri 'none'",
    `frame-ancestors http://${editorHost}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}
