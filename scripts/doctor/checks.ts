import { createHmac } from 'node:crypto'
import { signatureOf } from 'site/server/preview/preview-token.ts'
import { z } from 'zod'
import { managementRequests } from '../management/management-requests.ts'
import { planLanguages } from '../management/plan-languages.ts'
import { pushSchemas } from '../schemas/push-schemas.ts'
import type { Connection } from './connection.ts'
import type { Finding } from './finding.ts'
import { requestPage } from './request-page.ts'
import { findMissingScopes } from './token-scopes.ts'

export type Check = { name: string; find: (connection: Connection) => Promise<Finding> }

const right = (note?: string): Finding => ({ isRight: true, ...(note === undefined ? {} : { note }) })
const wrong = (problem: string, remedy: string): Finding => ({ isRight: false, problem, remedy })

/** One line each; later checks depend on earlier ones. */
export const checks: readonly Check[] = [
  {
    name: 'The public token reads what is published (CONTENT_PUBLIC_TOKEN)',
    find: (connection) => readsSpace(connection, connection.publicToken),
  },
  {
    name: 'The public token reads no drafts',
    async find(connection) {
      const { status } = await requestPage(storiesOf(connection, connection.publicToken, 'draft'))
      if (status === 401) return right()
      return wrong(
        `The request for a draft returned ${status}.`,
        'Use an access token of the kind "Public", not "Preview".',
      )
    },
  },
  {
    name: 'The preview token reads drafts (CONTENT_PREVIEW_TOKEN)',
    async find(connection) {
      const { status } = await requestPage(storiesOf(connection, connection.previewToken, 'draft'))
      if (status !== 200)
        return wrong(`The request for a draft returned ${status}.`, 'Copy the token of the kind "Preview".')
      return await readsSpace(connection, connection.previewToken)
    },
  },
  {
    name: 'The management token opens the space (CONTENT_MANAGEMENT_TOKEN, SPACE_ID)',
    async find(connection) {
      const { space } = z
        .object({ space: z.looseObject({ name: z.string() }) })
        .parse(await manage(connection).send('get', ''))
      return right(space.name)
    },
  },
  { name: 'The management token has the scopes of its commands', find: findMissingScopes },
  {
    name: 'The blocks of the space are those of this repository',
    async find({ managementUrl: contentUrl, spaceId, managementToken, labels }) {
      const space = { contentUrl, spaceId, managementToken, labels }
      const { outcome } = await pushSchemas({ ...space, log: () => {}, mode: 'plan' })
      if (outcome === 'unchanged') return right()
      return wrong('They differ.', 'See npm run schemas:plan, then npm run schemas:push.')
    },
  },
  { name: 'The space has the languages of the site', find: hasLanguages },
  { name: 'Addresses in other languages (Translatable Slugs)', find: hasTranslatedSlugs },
  {
    name: 'The site responds (SITE_URL)',
    async find({ siteUrl }) {
      const { status } = await requestPage(siteUrl)
      return status < 500 ? right() : wrong(`${siteUrl} returns ${status}.`, 'Start the site; see what it prints.')
    },
  },
  { name: 'The space sends changes to the site (webhook)', find: receivesChanges },
  {
    name: 'The site accepts the space’s messages (WEBHOOK_SECRET)',
    async find({ siteUrl, webhookSecret, spaceId }) {
      const body = JSON.stringify({
        text: 'doctor',
        action: 'entries_updated',
        space_id: spaceId,
        datasource_slug: 'doctor',
      })
      const signature = createHmac('sha1', webhookSecret).update(body).digest('hex')
      const headers = { 'content-type': 'application/json', 'webhook-signature': signature }
      const { status } = await requestPage(`${siteUrl}/api/content-changed`, { method: 'POST', headers, body })
      if (status === 200) return right('the secret in the space cannot be read: set the same one there')
      return wrong(`A signed message returned ${status}.`, 'Start the site with the same WEBHOOK_SECRET.')
    },
  },
  { name: 'The editor’s signature opens drafts, in the editor’s frame alone (EDITOR_ORIGIN)', find: opensDrafts },
  {
    name: 'Nothing else opens drafts',
    async find({ siteUrl }) {
      const { status } = await requestPage(`${siteUrl}/?_storyblok=1`)
      return status === 401
        ? right()
        : wrong(`It returns ${status} and not 401.`, 'Is this the site of this repository?')
    },
  },
  { name: 'The visual editor opens this site (preview address of the space)', find: isPreviewed },
  { name: 'Gated websites require credentials (SITE_HOSTS, GATE_USER, GATE_PASSWORD)', find: areGated },
]

function manage({ managementUrl: contentUrl, spaceId, managementToken }: Connection) {
  return managementRequests({ contentUrl, spaceId, managementToken })
}

function storiesOf({ contentApiUrl }: Connection, token: string, version: string): string {
  return `${contentApiUrl}/cdn/stories?${new URLSearchParams({ token, version, per_page: '1' })}`
}

async function readsSpace({ contentApiUrl, spaceId }: Connection, token: string): Promise<Finding> {
  const { status, body } = await requestPage(`${contentApiUrl}/cdn/spaces/me?${new URLSearchParams({ token })}`)
  if (status !== 200)
    return wrong(`${contentApiUrl} returns ${status}.`, 'Check the token, and CONTENT_API_URL for the region.')
  const read = z.object({ space: z.object({ id: z.number(), name: z.string() }) }).safeParse(body)
  if (!read.success) return wrong('The response is not a space.', 'Check CONTENT_API_URL.')
  const { id, name } = read.data.space
  return id === spaceId
    ? right(name)
    : wrong(`It belongs to the space ${id}.`, `Set SPACE_ID=${id}, or take the other token.`)
}

async function hasLanguages(connection: Connection): Promise<Finding> {
  const { space } = z.object({ space: z.unknown() }).parse(await manage(connection).space())
  const { missing } = planLanguages(space)
  if (missing.length === 0) return right()
  return wrong(
    `It lacks ${missing.join(', ')}.`,
    'See npm run space:languages -- --dry-run, then npm run space:languages.',
  )
}

/** Stories carry translated slugs only where the CMS's app for them is installed. A space without it is valid. */
async function hasTranslatedSlugs(connection: Connection): Promise<Finding> {
  const { body } = await requestPage(storiesOf(connection, connection.publicToken, 'published'))
  const [story] = z.object({ stories: z.array(z.looseObject({ translated_slugs: z.unknown() })) }).parse(body).stories
  if (story === undefined) return right('no story is published yet that could have one')
  if (Array.isArray(story.translated_slugs)) return right('the app is installed')
  return right(
    'the app Translatable Slugs is not installed: addresses in every language are those of the default language',
  )
}

async function receivesChanges(connection: Connection): Promise<Finding> {
  const endpoints = z
    .array(
      z.looseObject({ endpoint: z.string(), activated: z.boolean().nullish(), actions: z.array(z.string()).nullish() }),
    )
    .parse(await manage(connection).list('webhook_endpoints', 'webhook_endpoints'))
  const address = `${connection.siteUrl}/api/content-changed`
  const ours = endpoints.find(({ endpoint }) => endpoint === address)
  if (!ours) return wrong(`No webhook leads to ${address}.`, 'Add one in the space, with WEBHOOK_SECRET as its secret.')
  if (ours.activated === false) return wrong('The webhook is switched off.', 'Switch it on in the space.')
  const missing = ['story.published', 'story.unpublished', 'story.deleted', 'story.moved'].filter(
    (action) => !ours.actions?.includes(action),
  )
  return missing.length === 0
    ? right()
    : wrong(`It does not receive ${missing.join(', ')}.`, 'Choose all events of stories.')
}

async function opensDrafts({ siteUrl, spaceId, previewToken, editorOrigin }: Connection): Promise<Finding> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = signatureOf(timestamp, { spaceId, previewToken })
  const tk = { space_id: String(spaceId), timestamp, token }
  const query = new URLSearchParams(Object.entries(tk).map(([name, value]) => [`_storyblok_tk[${name}]`, value]))
  const { status, headers } = await requestPage(`${siteUrl}/?${query}`)
  if (status === 401)
    return wrong('It is refused.', 'Start the site with the same SPACE_ID and CONTENT_PREVIEW_TOKEN; compare clocks.')
  const frame = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.trim()
  if (frame === editorOrigin) return right(editorOrigin)
  return wrong(`The page may be framed by: ${frame}.`, `Start the site with EDITOR_ORIGIN=${editorOrigin}.`)
}

async function isPreviewed(connection: Connection): Promise<Finding> {
  const { space } = z
    .object({
      space: z.looseObject({
        domain: z.string().nullish(),
        environments: z.array(z.looseObject({ location: z.string() })).nullish(),
      }),
    })
    .parse(await manage(connection).send('get', ''))
  const known = [space.domain ?? '', ...(space.environments ?? []).map(({ location }) => location)]
  const origins = known.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
  const ours = [connection.siteUrl, ...connection.hosts.map(({ websiteUri }) => websiteUri)]
  if (origins.some((origin) => ours.includes(origin))) return right()
  return wrong(
    `The space opens ${origins.join(', ') || 'nothing'}.`,
    `Set ${connection.siteUrl}/ as preview address (Settings, Visual Editor).`,
  )
}

async function areGated({ hosts, gate }: Connection): Promise<Finding> {
  const gated = hosts.filter(({ isGated }) => isGated)
  if (gated.length === 0) return right('there are none')
  const authorization = `Basic ${Buffer.from(`${gate.user}:${gate.password}`).toString('base64')}`
  for (const { websiteUri } of gated) {
    const [shut, opened] = await Promise.all([
      requestPage(websiteUri),
      requestPage(websiteUri, { headers: { authorization } }),
    ])
    if (shut.status !== 401)
      return wrong(
        `${websiteUri} returns ${shut.status} without credentials.`,
        'Was the site started with this SITE_HOSTS?',
      )
    if (opened.status === 401)
      return wrong(
        `${websiteUri} refuses the credentials.`,
        'Start the site with the same GATE_USER and GATE_PASSWORD.',
      )
  }
  return right(gated.map(({ host }) => host).join(', '))
}
