import { createHash } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { managementRequests } from '../../management/management-requests.ts'
import { embeddedSpace } from '../../management/read-space.ts'
import { storedStoryAt } from '../../management/stored-story.ts'
import { logIn } from '../../system/browser/log-in.ts'
import type { DrillSystem } from '../drill-system.ts'
import { titledHome } from '../titled-home.ts'
import { type Asked, ask } from './ask.ts'
import { customer } from './demo-customer.ts'
import { visitorToken } from './send-form.ts'

/** A page that somebody may see, with the word that nobody else may. */
type Personal = { name: string; path: string; word: string; headers: Readonly<Record<string, string>>; host?: string }

type Walking = {
  drill: DrillSystem
  port: number
  word: string
  /** Of public pages: three that no step before has requested with other parameters. */
  paths: readonly string[]
}

/**
 * Opens pages of one person, each with what admits that person, and the same addresses without, before and after. The published home page
 * has the word "Portada".
 * @param word is in a draft and in a form that comes back
 * @returns a sentence for each page that was shown to the wrong person, or not to the right one
 */
export async function walkPersonalPages(walking: Walking): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, path, word, headers, host } of await personalPages(walking)) {
    const named: Record<string, string> = host === undefined ? {} : { host }
    const ask1 = (more: Readonly<Record<string, string>>) =>
      ask({ port: walking.port, path, headers: { ...named, 'accept-encoding': 'identity', ...more } })
    const before = await ask1({})
    const own = await ask1(headers)
    const after = await ask1({})
    if (!own.text.includes(word)) wrong.push(`${name}: the person does not see ${word} (status ${own.status})`)
    if ([before, after].some(({ text }) => text.includes(word))) wrong.push(`${name}: everybody sees ${word}`)
    if (before.status !== after.status) wrong.push(`${name}: ${before.status} became ${after.status}`)
  }
  return [...wrong, ...(await walkOtherForms(walking))]
}

async function personalPages(walking: Walking): Promise<Personal[]> {
  const { drill, port, word } = walking
  const site = `http://localhost:${port}`
  const { GATE_USER, GATE_PASSWORD } = drill.settings
  const basic = Buffer.from(`${GATE_USER}:${GATE_PASSWORD}`).toString('base64')
  const staging = `staging.localhost:${port}`
  return [
    { name: 'extranet', path: '/extranet', word: '</html>', headers: { cookie: await logIn(site, customer) } },
    { name: 'gate', path: '/', word: 'Portada', host: staging, headers: { authorization: `Basic ${basic}` } },
    await draft(walking),
    await returnedForm(port, word),
  ]
}

/** The home page, whose draft has the word and whose published version has not. */
async function draft({ drill, word }: Walking): Promise<Personal> {
  const { settings } = drill
  const cms = managementRequests(embeddedSpace(settings))
  await (await titledHome(drill)).save(`${word} en borrador`)
  const { id } = await storedStoryAt(cms, { by_slugs: 'global/home' })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signed = `${settings.SPACE_ID}:${settings.CONTENT_PREVIEW_TOKEN}:${timestamp}`
  const parts = {
    _storyblok: String(id),
    '_storyblok_tk[space_id]': String(settings.SPACE_ID),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': createHash('sha1').update(signed).digest('hex'),
  }
  const admitted = await ask({ port: settings.SITE_PORT, path: `/?${new URLSearchParams(parts)}` })
  return { name: 'draft', path: '/', word, headers: { cookie: cookiesOf(admitted) } }
}

/** A form without a name, which comes back with what was written. */
async function returnedForm(port: number, word: string): Promise<Personal> {
  const form = 'solicitud-de-empleo'
  const site = `http://localhost:${port}`
  const token = await visitorToken(site)
  const body = new URLSearchParams({ about: word, email: 'nobody', _token: token, _locale: 'es-ES' }).toString()
  const headers = {
    accept: 'text/html',
    origin: site,
    referer: `${site}/forms/${form}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  const sent = await ask({ port, path: `/api/forms/${form}`, method: 'POST', headers, body })
  const { pathname, search } = new URL(sent.headers.location ?? '/', site)
  return { name: 'form that came back', path: `${pathname}${search}`, word, headers: { cookie: cookiesOf(sent) } }
}

function cookiesOf({ headers }: Asked): string {
  return (headers['set-cookie'] ?? [])
    .map((line) => parseSetCookie(line))
    .map(({ name, value = '' }) => `${name}=${value}`)
    .join('; ')
}

/** Other forms of a page at its address: each first where the cache has nothing of the address, then the page itself. */
async function walkOtherForms({ port, paths }: Walking): Promise<string[]> {
  const forms: { name: string; headers: Record<string, string> }[] = [
    { name: 'Markdown', headers: { accept: 'text/markdown' } },
    { name: 'a payload', headers: { rsc: '1' } },
    { name: 'a forwarded host', headers: { 'x-forwarded-host': `italy.localhost:${port}` } },
  ]
  const wrong: string[] = []
  for (const [at, { name, headers }] of forms.entries()) {
    const path = paths[at] ?? '/'
    const round = `${path}?utm_source=${Date.now()}`
    const plain = () => ask({ port, path: round, headers: { accept: 'text/html' } })
    const asked = await ask({ port, path: round, headers })
    const page = await plain()
    if (!isPage(page) || page.text.includes('<html lang="it')) wrong.push(`${name}: it became the page of ${path}`)
    const again = await ask({ port, path: round, headers })
    if (isPage(asked) !== isPage(again)) wrong.push(`${name}: the page of ${path} is sent instead of it`)
  }
  return wrong
}

function isPage({ headers, text }: Asked): boolean {
  return headers['content-type']?.startsWith('text/html') === true && text.includes('</html>')
}
