import { Hono } from 'hono'
import { author } from '../stories/to-wire-story.ts'

/** `/v1/users/me`: the holder of the management token. */
export function userRoutes(): Hono {
  const app = new Hono()
  app.get('/me', (request) =>
    request.json({
      user: {
        ...author,
        email: 'editor@localhost.invalid',
        real_email: 'editor@localhost.invalid',
        firstname: 'Local',
        lastname: 'Editor',
        has_org: false,
        org: null,
        is_editor: true,
        lang: 'en',
      },
    }),
  )
  return app
}
