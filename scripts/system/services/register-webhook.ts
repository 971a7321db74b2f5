import { z } from 'zod'
import { managementRequests, type Space } from '../../management/management-requests.ts'

const endpoint = z.looseObject({
  id: z.number(),
  name: z.string(),
  endpoint: z.string(),
  secret: z.string().nullish(),
  activated: z.boolean().nullish(),
  actions: z.array(z.string()).nullish(),
})

/** Every change that can change a page (Storyblok docs, webhooks). */
const actions = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
  'asset.replaced',
  'asset.deleted',
]

export type WebhookOptions = Space & {
  /** Webhook endpoint of the site. */
  siteUrl: string
  secret: string
}

/** Registers the webhook of the site in the space, unless it exists. */
export async function registerWebhook(options: WebhookOptions): Promise<'unchanged' | 'created' | 'updated'> {
  const { list, send } = managementRequests(options)
  const wanted = {
    name: 'site',
    endpoint: `${options.siteUrl}/api/content-changed`,
    secret: options.secret,
    activated: true,
    actions,
  }
  const known = z.array(endpoint).parse(await list('webhook_endpoints', 'webhook_endpoints'))
  const ours = known.find(({ name }) => name === wanted.name)
  if (ours && isSame(ours, wanted)) return 'unchanged'
  const body = { webhook_endpoint: wanted }
  await (ours ? send('put', `webhook_endpoints/${ours.id}`, { body }) : send('post', 'webhook_endpoints', { body }))
  return ours ? 'updated' : 'created'
}

type Wanted = { endpoint: string; secret: string; actions: string[] }

function isSame(ours: z.output<typeof endpoint>, wanted: Wanted): boolean {
  return (
    ours.endpoint === wanted.endpoint &&
    ours.secret === wanted.secret &&
    ours.activated === true &&
    JSON.stringify(ours.actions?.toSorted()) === JSON.stringify(wanted.actions.toSorted())
  )
}
