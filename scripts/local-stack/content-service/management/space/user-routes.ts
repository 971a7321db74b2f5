import { Hono } from 'hono'
import { tokenHolder } from '../acting-user.ts'

/** `/v1/users/me`: the holder of the management token. */
export function userRoutes(): Hono {
  const app = new Hono()
  app.get('/me', (request) =>
    request.json({
      user: {
        ...tokenHolder,
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
