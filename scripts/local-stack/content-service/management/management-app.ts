import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isSameText } from '../../is-same-text.ts'
import type { ContentContext } from '../store/content-context.ts'
import { actAsNamedUser } from './acting-user.ts'
import { assetRoutes } from './assets/asset-routes.ts'
import { datasourceRoutes } from './datasources/datasource-routes.ts'
import { entryRoutes } from './datasources/entry-routes.ts'
import { folderRoutes } from './folder-tree.ts'
import { ManagementError, notFound } from './management-error.ts'
import { rateLimit } from './rate-limit.ts'
import { releaseRoutes } from './releases/release-routes.ts'
import { scheduleRoutes } from './schedules/schedule-routes.ts'
import { componentGroupRoutes } from './schema/component-group-routes.ts'
import { componentRoutes } from './schema/component-routes.ts'
import { fieldTypeRoutes } from './schema/field-type-routes.ts'
import { internalTagRoutes } from './schema/internal-tag-routes.ts'
import { presetRoutes } from './schema/preset-routes.ts'
import { emptyLists } from './space/empty-lists.ts'
import { spaceRoutes } from './space/space-routes.ts'
import { tagRoutes } from './space/tag-routes.ts'
import { userRoutes } from './space/user-routes.ts'
import { webhookRoutes } from './space/webhook-routes.ts'
import { storyRoutes } from './stories/story-routes.ts'
import { requireScope, type TokenScopes } from './token-scopes.ts'
import { translationRoutes } from './translations/translation-routes.ts'
import { storyVersionRoutes } from './versions/story-version-routes.ts'
import { versionRoutes } from './versions/version-routes.ts'

/** Maximum bytes of a JSON body; the largest real story is far smaller. */
const largestBody = 10 * 1024 * 1024

export type ManagementOptions = {
  /** Requests per second and token before a 429 response; unlimited when absent. */
  requestsPerSecond?: number
  /** Whether an app's access token is valid (`oauth/grants.ts`). */
  isAccessToken?: (token: string) => boolean
  /** Personal access tokens beside the one of the space, each with its scopes. */
  scopedTokens?: Readonly<Record<string, TokenScopes>>
}

/** The management API, mounted at `/v1`. Storyblok docs: management API v1. */
export function managementApp(context: ContentContext, options: ManagementOptions = {}): Hono {
  const app = new Hono()
  app.onError((error, request) => {
    if (error instanceof ManagementError) return request.json(error.body, error.status)
    throw error
  })
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (request) => request.json({ error: 'The body is larger than 10 MB' }, 413),
    }),
  )
  const { scopedTokens = {} } = options
  const isValid = (token: string) =>
    isSameText(token, context.managementToken) ||
    Object.hasOwn(scopedTokens, token) ||
    options.isAccessToken?.(token) === true
  app.use((request, next) => requireToken(isValid, request, next))
  app.use(requireScope((token) => (Object.hasOwn(scopedTokens, token) ? scopedTokens[token] : undefined)))
  app.use(actAsNamedUser)
  if (options.requestsPerSecond) app.use(rateLimit(options.requestsPerSecond))
  app.route('/users', userRoutes())
  app.route('/field_types', fieldTypeRoutes(context))
  app.use('/spaces/:space_id/*', (request, next) => requireSpace(context, request, next))
  for (const [path, routes] of Object.entries(spaceResources)) app.route(`/spaces/:space_id/${path}`, routes(context))
  app.route('/spaces/:space_id', emptyLists())
  app.route('/spaces', spaceRoutes(context))
  return app
}

/** One row per resource of a space: its path and its routes. */
const spaceResources: Readonly<Record<string, (context: ContentContext) => Hono>> = {
  stories: storyRoutes,
  story_translations: translationRoutes,
  versions: versionRoutes,
  releases: releaseRoutes,
  story_schedulings: scheduleRoutes,
  story_versions: storyVersionRoutes,
  components: componentRoutes,
  component_groups: componentGroupRoutes,
  presets: presetRoutes,
  internal_tags: internalTagRoutes,
  datasources: datasourceRoutes,
  datasource_entries: entryRoutes,
  assets: assetRoutes,
  asset_folders: ({ store }) => folderRoutes(store, { table: 'asset_folders', key: 'asset_folder' }),
  webhook_endpoints: webhookRoutes,
  tags: tagRoutes,
}

/** A personal token arrives bare, an OAuth token with the `Bearer` prefix. */
async function requireToken(isValid: (token: string) => boolean, request: Context, next: Next): Promise<void> {
  const given = (request.req.header('authorization') ?? '').replace(/^Bearer /, '')
  if (!isValid(given)) throw new ManagementError(401, { error: 'Unauthorized' })
  await next()
}

async function requireSpace(context: ContentContext, request: Context, next: Next): Promise<void> {
  if (Number(request.req.param('space_id')) !== context.spaceId) throw notFound()
  await next()
}
