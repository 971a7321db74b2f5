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
    const origin = context.req.header('origin')
    if (!isOurs(origin, context.req.header('sec-fetch-site'), cmsOrigin)) {
      return context.json({ error: 'Stories are told to the editor only.' }, 403)
    }
    const stories = await findStories(new URL(context.req.url).searchParams, access)
    const headers = { 'access-control-allow-origin': origin ?? cmsOrigin, vary: 'origin', 'cache-control': 'no-store' }
    return stories === undefined
      ? context.json({ error: 'The content service does not answer.' }, 502, headers)
      : context.json({ stories }, 200, headers)
  })
  return app
}

/** The plugin’s own page, the CMS’s, or a tool that is no browser. A page elsewhere sends its origin, or says `cross-site`. */
function isOurs(origin: string | undefined, site: string | undefined, cmsOrigin: string): boolean {
  if (origin !== undefined) return framesOf(cmsOrigin).includes(origin) || site === 'same-origin'
  return site === undefined || site === 'same-origin'
}

/** The editor, and the name beside it under which it runs the scripts of plugins. */
function framesOf(cmsOrigin: string): string[] {
  return [cmsOrigin, cmsOrigin.replace('://', '://plugins.')]
}
