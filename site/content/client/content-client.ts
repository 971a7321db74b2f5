import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { contentFetch } from '#site/server/upstream/content-upstream.ts'
import { type DeliveryClient, deliveryClient } from '../delivery/delivery-client.ts'

const access = { contentUrl: env.CONTENT_API_URL, fetch: contentFetch }

/** Reads published stories. */
export const contentClient = deliveryClient({ ...access, token: env.CONTENT_PUBLIC_TOKEN })

let drafts: DeliveryClient | undefined

/** Reads drafts; made when the first one is read. */
export function draftClient(): DeliveryClient {
  drafts ??= deliveryClient({ ...access, token: env.CONTENT_PREVIEW_TOKEN })
  return drafts
}
