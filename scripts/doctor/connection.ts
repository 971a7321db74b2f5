import type { LabelLanguage } from 'component-schemas/labels/label-languages.ts'
import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import { parseEnv } from 'site/server/configuration/env.ts'
import { z } from 'zod'
import { readSettings } from '../settings.ts'

/** A site and its space, as the environment describes them. */
export type Connection = {
  siteUrl: string
  hosts: readonly SiteHost[]
  /** Delivery API with its version. */
  contentApiUrl: string
  /** Management API without its version. */
  managementUrl: string
  spaceId: number
  publicToken: string
  previewToken: string
  managementToken: string
  /** The language of the schema's texts in the space. */
  labels: LabelLanguage
  webhookSecret: string
  editorOrigin: string
  gate: { user: string; password: string }
}

/**
 * Reads the site's own variables, with the embedded stack's addresses where none are set.
 * @throws Error with a sentence per wrong variable
 */
export function readConnection(source: Record<string, string | undefined> = process.env): Connection {
  const settings = readSettings(source)
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const env = parseEnv({
    SITE_URL: `http://localhost:${settings.SITE_PORT}`,
    CONTENT_API_URL: `http://localhost:${settings.CONTENT_PORT}/v2`,
    EDITOR_ORIGIN: settings.EDITOR_ORIGIN,
    ...given,
  })
  const management = z.url().safeParse(given['CONTENT_MANAGEMENT_URL'] ?? `http://localhost:${settings.CONTENT_PORT}`)
  if (!management.success)
    throw new Error('CONTENT_MANAGEMENT_URL is not an address such as https://mapi.storyblok.com.')
  return {
    siteUrl: new URL(env.SITE_URL).origin,
    hosts: env.SITE_HOSTS,
    contentApiUrl: env.CONTENT_API_URL,
    managementUrl: management.data,
    spaceId: env.SPACE_ID,
    publicToken: env.CONTENT_PUBLIC_TOKEN,
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
    labels: settings.SCHEMA_LABELS,
    webhookSecret: env.WEBHOOK_SECRET,
    editorOrigin: env.EDITOR_ORIGIN,
    gate: { user: env.GATE_USER, password: env.GATE_PASSWORD },
  }
}
