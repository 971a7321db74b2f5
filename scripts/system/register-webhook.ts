import { createManagementApiClient } from '@storyblok/management-api-client'
import { z } from 'zod'

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

export type WebhookOptions = {
  contentUrl: string
  spaceId: number
  managementToken: string
  /** Where the site takes notice of changes. */
  siteUrl: string
  secret: string
}

/** Makes the space tell the site about changes; does nothing when it already does. */
export async function registerWebhook(options: WebhookOptions): Promise<'unchanged' | 'created' | 'updated'> {
  const client = createManagementApiClient({
    personalAccessToken: options.managementToken,
    spaceId: options.spaceId,
    baseUrl: options.contentUrl,
    throwOnError: true,
    rateLimit: 50,
  } as Parameters<typeof createManagementApiClient>[0])
  const path = `/v1/spaces/${options.spaceId}/webhook_endpoints`
  const wanted = {
    name: 'site',
    endpoint: `${options.siteUrl}/api/content-changed`,
    secret: options.secret,
    activated: true,
    actions,
  }
  const { data } = (await client.get(path as '/v1')) as { data: unknown }
  const { webhook_endpoints: known } = z.object({ webhook_endpoints: z.array(endpoint) }).parse(data)
  const ours = known.find(({ name }) => name === wanted.name)
  if (!ours) {
    await client.post(path as '/v1', { body: { webhook_endpoint: wanted } })
    return 'created'
  }
  if (isSame(ours, wanted)) return 'unchanged'
  await client.put(`${path}/${ours.id}` as '/v1', { body: { webhook_endpoint: wanted } })
  return 'updated'
}

function isSame(
  ours: z.output<typeof endpoint>,
  wanted: { endpoint: string; secret: string; actions: string[] },
): boolean {
  return (
    ours.endpoint === wanted.endpoint &&
    ours.secret === wanted.secret &&
    ours.activated === true &&
    JSON.stringify(ours.actions?.toSorted()) === JSON.stringify(wanted.actions.toSorted())
  )
}
