import { Hono } from 'hono'
import { findStories, type StoryAccess } from './find-stories.ts'

export type FieldRoutesOptions = StoryAccess & {
  script: string
  /** The only origin that may frame the plugin, and read stories through it. */
  cmsOrigin: string
}

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Landing</title></head>
<body><div id="app"></div><script src="landing-field.js"></script></body>
</html>`

/** The field plugin as a page for the CMS's frame, and the stories its pickers offer. */
export function fieldRoutes({ script, cmsOrigin, ...access }: FieldRoutesOptions): Hono {
  const app = new Hono()
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    'img-src http: https: data:',
    "base-uri 'none'",
    `frame-ancestors ${cmsOrigin}`,
  ].join('; ')

  app.get('/', (context) =>
    context.html(page, 200, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }),
  )

  app.get('/landing-field.js', (context) =>
    context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )

  app.get('/stories', async (context) => {
    if (!isOurs(context.req.header('origin'), context.req.header('sec-fetch-site'), cmsOrigin)) {
      return context.json({ error: 'Stories are told to the editor only.' }, 403)
    }
    const stories = await findStories(new URL(context.req.url).searchParams, access)
    const asker = context.req.header('origin') ?? cmsOrigin
    const headers = { 'access-control-allow-origin': asker, vary: 'origin', 'cache-control': 'no-store' }
    return stories === undefined
      ? context.json({ error: 'The content service does not answer.' }, 502, headers)
      : context.json({ stories }, 200, headers)
  })
  return app
}

/** The plugin's own page, the CMS's or its page of plugins, or a tool that is no browser. A page elsewhere sends its origin, or says `cross-site`. */
function isOurs(origin: string | undefined, site: string | undefined, cmsOrigin: string): boolean {
  if (origin !== undefined) return [cmsOrigin, pluginOriginOf(cmsOrigin)].includes(origin) || site === 'same-origin'
  return site === undefined || site === 'same-origin'
}

/** The embedded editor frames plugins at `plugins.` before its own host. */
function pluginOriginOf(cmsOrigin: string): string {
  return cmsOrigin.replace('://', '://plugins.')
}
