import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportedFinding } from 'cms-plugin/reports/messages/describe-finding.ts'
import { appRoutes } from 'cms-plugin/server/app/app-routes.ts'
import { openSignIns, type SignIns } from 'cms-plugin/server/app/sign-ins.ts'
import { Hono } from 'hono'
import { signToken } from 'local-stack/editor/server/app-token.ts'
import { reportSpace } from 'scripts/report/report-space.ts'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalService, managementClient, spaceId, startLocalService, tokens } from '../support/local-service.ts'

const appUrl = 'http://localhost:3199'
const editorUrl = 'http://localhost:4000'
const oauthClients = [
  {
    clientId: 'app',
    clientSecret: 'app-secret-of-the-test',
    redirectUri: 'https://localhost:3199/app/connect/callback',
    browserUri: `${appUrl}/app/connect/callback`,
  },
  { clientId: 'neighbour', clientSecret: 'secret-of-the-neighbour', redirectUri: 'https://neighbour.example/callback' },
]

const { managementToken } = tokens

const folder = mkdtempSync(join(tmpdir(), 'app-sign-in-'))
const opened: SignIns[] = []

let service: LocalService
let app: Hono

beforeAll(async () => {
  service = await startLocalService({ oauthClients })
  const client = managementClient(service.url)
  const content = { component: 'page', _uid: 'p', title: 'Eins', body: [] }
  await client.stories.create({ body: { story: { name: 'One', slug: 'one', content } } })
  const lost = {
    fieldtype: 'multilink',
    linktype: 'story',
    id: '00000000-0000-4000-8000-000000000009',
    url: '',
    cached_url: '',
  }
  const banner = { component: 'full_banner', _uid: 'b', title: 'Zwei', cta: lost, ctaLabel: 'Weiter' }
  const other = { component: 'page', _uid: 'q', title: 'Zwei', body: [banner] }
  await client.stories.create({ body: { story: { name: 'Two', slug: 'two', content: other } } })
})

afterAll(async () => {
  await Promise.all(opened.map((signIns) => signIns.close()))
  rmSync(folder, { recursive: true, force: true })
  await service.remove()
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  app = newApp()
})

/** A process of the app; those of one folder share their sign-ins. */
function newApp(change: { clientSecret?: string; folder?: string } = {}): Hono {
  const [client] = oauthClients
  const own = { clientId: client?.clientId ?? '', clientSecret: change.clientSecret ?? client?.clientSecret ?? '' }
  const signIns = openSignIns({ folder: change.folder ?? folder, secret: own.clientSecret })
  opened.push(signIns)
  const routes = appRoutes({
    ...own,
    signIns,
    appUrl,
    contentUrl: service.url,
    editorUrl,
    slug: 'in-order',
    hosts: defaultHosts('http://localhost:3000'),
    languages: ['en'],
  })
  return new Hono({ strict: false }).route('/app', routes)
}

/** One request of a browser that has the app's cookie. */
async function visit(path: string, cookie?: string) {
  const response = await app.request(path.startsWith('http') ? path : `${appUrl}${path}`, {
    headers: cookie === undefined ? {} : { cookie },
  })
  const set = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    to: response.headers.get('location') ?? '',
    set,
    cookie: set.split(';')[0] || cookie,
    response,
  }
}

/** Up to the address that the CMS sends the browser back to. */
async function reachCallback() {
  const start = await visit('/app/connect/storyblok')
  const agreed = await fetch(start.to, { redirect: 'manual' })
  return { start, back: new URL(agreed.headers.get('location') ?? '') }
}

async function signIn() {
  const { start, back } = await reachCallback()
  return await visit(back.href, start.cookie)
}

/** Makes the address of the return one of an editor who does not let the app in. */
function refusedByCms(back: URL): void {
  back.searchParams.delete('code')
  back.searchParams.set('error', 'access_denied')
}

/** One part of an answer in the place of another answer's. */
function mixed(back: URL, other: URL, name: string): void {
  back.searchParams.set(name, other.searchParams.get(name) ?? '')
}

const own = `/app/?space_id=${spaceId}&user_id=1`

describe('signing in to the app', () => {
  test('leads through the CMS to the reports, and the browser holds a name only', async () => {
    const signed = await signIn()
    expect(signed).toMatchObject({ status: 302, to: expect.stringContaining(`space_id=${spaceId}`) })
    expect(signed.set).toMatch(/^app_session=[\w-]{43}; Path=\/app; HttpOnly; Secure; SameSite=None; Partitioned$/)
    const page = await visit(`/app/${new URL(signed.to, appUrl).search}`, signed.cookie)
    expect(page.status).toBe(200)
    expect(await page.response.text()).toContain('Signed in as Local editor')
  })

  test('gives the browser another name than before', async () => {
    const { start, back } = await reachCallback()
    const signed = await visit(back.href, start.cookie)
    expect(signed.cookie).not.toBe(start.cookie)
    expect(await visit(own, start.cookie)).toMatchObject({ status: 302, to: '/app/connect/storyblok' })
  })

  test('leads back to the story that it was opened for, once', async () => {
    const first = await visit(`${own}&story_id=7`)
    expect(first.to).toBe('/app/connect/storyblok?story_id=7')
    const start = await visit(first.to)
    const agreed = await fetch(start.to, { redirect: 'manual' })
    const signed = await visit(agreed.headers.get('location') ?? '', start.cookie)
    expect(signed.to).toBe(`/app/?space_id=${spaceId}&user_id=1&story_id=7`)
    expect((await signIn()).to).not.toContain('story_id')
    expect((await visit(`${own}&story_id=7%26x`)).to).toBe('/app/connect/storyblok')
  })

  test('is known to a second process, and to one that starts later', async () => {
    const second = newApp()
    const { cookie } = await signIn()
    for (const other of [second, newApp()]) {
      app = other
      expect((await visit(own, cookie)).status).toBe(200)
    }
  })

  test('that one process began is finished by another', async () => {
    const { start, back } = await reachCallback()
    app = newApp()
    const signed = await visit(back.href, start.cookie)
    expect((await visit(own, signed.cookie)).status).toBe(200)
  })

  test.each([
    ['another database', { folder: join(folder, 'other') }],
    ['another secret', { clientSecret: 'another-secret' }],
  ])('starts again for a browser whose sign-in an app with %s does not know', async (_, change) => {
    const { cookie } = await signIn()
    app = newApp(change)
    expect(await visit(own, cookie)).toMatchObject({ status: 302, to: '/app/connect/storyblok' })
    expect((await visit(`/app/report.json?space_id=${spaceId}&user_id=1`, cookie)).status).toBe(401)
  })

  test.each([
    ['without its space', (back: URL) => back.searchParams.delete('space_id')],
    ['with letters for a space', (back: URL) => back.searchParams.set('space_id', 'x')],
    ['without a code', (back: URL) => back.searchParams.delete('code')],
    ['with two codes', (back: URL) => back.searchParams.append('code', 'other')],
    ['without a state', (back: URL) => back.searchParams.delete('state')],
    ['with two states', (back: URL) => back.searchParams.append('state', 'other')],
    ['with two spaces', (back: URL) => back.searchParams.append('space_id', '1')],
    ['with a code longer than any', (back: URL) => back.searchParams.set('code', 'x'.repeat(513))],
    ['with a code of other letters', (back: URL) => back.searchParams.set('code', '<script>')],
    ['with an error of the CMS in the place of a code', refusedByCms],
  ])('%s is refused, and the app goes on', async (_, tamper) => {
    const { start, back } = await reachCallback()
    tamper(back)
    expect((await visit(back.href, start.cookie)).status).toBe(400)
    expect((await signIn()).status).toBe(302)
  })

  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'guessed')],
    ['another code', (back: URL) => back.searchParams.set('code', 'guessed')],
    ['the code of another sign-in', (back: URL, other: URL) => mixed(back, other, 'code')],
    ['the state of another sign-in', (back: URL, other: URL) => mixed(back, other, 'state')],
    [
      'code and state of another sign-in',
      (back: URL, other: URL) => ['code', 'state'].map((name) => mixed(back, other, name)),
    ],
  ])('with %s is refused', async (_, tamper) => {
    const [{ start, back }, other] = [await reachCallback(), await reachCallback()]
    tamper(back, other.back)
    const response = await visit(back.href, start.cookie)
    expect(response.to).toContain('/app/refused')
    expect((await visit(own, response.cookie)).status).toBe(401)
  })

  test.each([
    ['no cookie', async () => undefined],
    ['a cookie of nobody', async () => 'app_session=guessed'],
    [
      'a cookie changed by a letter',
      async () => ((await reachCallback()).start.cookie ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['a cookie that is a path', async () => 'app_session=../../x'],
    ['the cookie of another sign-in', async () => (await reachCallback()).start.cookie],
  ])('with %s is refused', async (_, cookieOf) => {
    const { back } = await reachCallback()
    const response = await visit(back.href, await cookieOf())
    expect(response.to).toContain('/app/refused')
    expect((await visit(own, response.cookie)).status).toBe(401)
  })

  test('with a used code is refused', async () => {
    const { start, back } = await reachCallback()
    const first = await visit(back.href, start.cookie)
    const again = await visit(back.href, start.cookie)
    expect(again.to).toContain('/app/refused')
    expect(first.status).toBe(302)
  })

  test('of an app without the right secret is refused', async () => {
    app = newApp({ clientSecret: 'another-secret' })
    expect((await signIn()).to).toContain('/app/refused')
  })

  test('has no other steps', async () => {
    expect((await visit('/app/connect/anything')).status).toBe(404)
  })
})

describe('a request to the app', () => {
  test('without a session leads to signing in; for data it is refused', async () => {
    expect(await visit(own)).toMatchObject({ status: 302, to: '/app/connect/storyblok' })
    expect((await visit(`/app/report.json?space_id=${spaceId}&user_id=1`)).status).toBe(401)
  })

  test.each([
    ['another space', `space_id=${spaceId + 1}&user_id=1`],
    ['another user', `space_id=${spaceId}&user_id=2`],
    ['no space', 'user_id=1'],
    ['a space that is a path', 'space_id=../1&user_id=1'],
  ])('with the session of %s is refused', async (_, query) => {
    const { cookie } = await signIn()
    expect((await visit(`/app/?${query}`, cookie)).status).toBe(401)
    expect((await visit(`/app/report.json?${query}`, cookie)).status).toBe(401)
  })

  test.each([
    ['space', `${spaceId + 1}:1`, `space_id=${spaceId + 1}&user_id=1`],
    ['user', `${spaceId}:2`, `space_id=${spaceId}&user_id=2`],
  ])('is refused when the session that it finds says another %s than the address', async (_, scope, query) => {
    const { cookie = '' } = await signIn()
    const [signIns] = opened.slice(-1)
    const [, session = ''] = /sb\.auth=(.+)$/.exec((await signIns?.read(cookie.replace(/^.*=/, ''))) ?? '') ?? []
    const name = await signIns?.create(`${scope}:sb.auth=${session}`)
    expect(session).not.toBe('')
    expect((await visit(`/app/?${query}`, `app_session=${name}`)).status).toBe(401)
    expect((await visit(`/app/report.json?${query}`, `app_session=${name}`)).status).toBe(401)
  })

  test('that names neither space nor user leads to signing in, with any session', async () => {
    const { cookie } = await signIn()
    expect(await visit('/app/', cookie)).toMatchObject({ status: 302, to: '/app/connect/storyblok' })
    expect((await visit('/app/report.json', cookie)).status).toBe(401)
  })

  test('is answered with a fresh token when the old one is near its end', async () => {
    const { cookie } = await signIn()
    const start = Date.now()
    const minutesLater = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
      try {
        return (await visit(`/app/report.json?space_id=${spaceId}&user_id=1`, cookie)).status
      } finally {
        vi.useRealTimers()
      }
    }
    expect(await minutesLater(14.5)).toBe(200)
    expect(await minutesLater(20)).toBe(200)
  })

  test('that comes with another one, when the token is near its end, is answered too', async () => {
    const { cookie } = await signIn()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14.5 * 60_000 })
    const report = () => visit(`/app/report.json?space_id=${spaceId}&user_id=1`, cookie)
    const answers = await Promise.all([report(), report(), report()]).finally(() => vi.useRealTimers())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('is served for the editor’s frame alone, and is in no cache', async () => {
    const { cookie } = await signIn()
    const { headers } = (await visit(own, cookie)).response
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${editorUrl}`)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the token with which the editor says who sits before it', () => {
  const claims = { app_id: 'app', space_id: spaceId, user_id: 1, exp: Math.floor(Date.now() / 1000) + 60 }
  const say = async (token: string | Promise<string>, cookie?: string, query = `space_id=${spaceId}&user_id=1`) => {
    const headers = { authorization: `Bearer ${await token}`, ...(cookie && { cookie }) }
    return (await app.request(`${appUrl}/app/validated?${query}`, { method: 'POST', headers })).status
  }
  const signed = (change: object = {}, secret = 'app-secret-of-the-test') => signToken({ ...claims, ...change }, secret)

  test('agrees with who is signed in', async () => {
    const { cookie } = await signIn()
    expect(await say(signed(), cookie)).toBe(204)
  })

  test.each([
    ['of another space', signed({ space_id: spaceId + 1 })],
    ['of another user', signed({ user_id: 2 })],
    ['that is over', signed({ exp: 1 })],
    ['of another secret', signed({}, 'guessed-secret')],
    ['that is none', 'x'],
  ])('%s is refused', async (_, token) => {
    const { cookie } = await signIn()
    expect(await say(token, cookie)).toBe(401)
  })

  test('is refused', async () => {
    expect(await say(signed())).toBe(401)
    const { cookie } = await signIn()
    expect(await say(signed(), cookie, `space_id=${spaceId}&user_id=2`)).toBe(401)
  })
})

test('the app finds what the command finds, and shows the open story’s part', async () => {
  const { cookie } = await signIn()
  const json = await (await visit(`/app/report.json?space_id=${spaceId}&user_id=1`, cookie)).response.json()
  const access = { contentUrl: service.url, spaceId, managementToken, languages: ['en'] }
  const { storyCount, findings } = await reportSpace({ ...access, editor: { baseUrl: editorUrl, spaceId } })
  expect(json).toEqual({
    stories: storyCount,
    findings: JSON.parse(JSON.stringify(findings.map((finding) => reportedFinding(finding, 'en')))),
  })
  const broken = findings.find(({ code }) => code === 'broken-link')
  const page = await (await visit(`${own}&story_id=${broken?.storyId}`, cookie)).response.text()
  expect(page).toContain(
    `<strong>${findings.filter(({ storyId }) => storyId === broken?.storyId).length}</strong> to put`,
  )
  expect(page).toContain(broken?.editorUrl.replaceAll('&', '&amp;'))
})

test('a report that was just made is made again when a story was changed since', async () => {
  const { cookie } = await signIn()
  const count = async () => {
    const { response } = await visit(`/app/report.json?space_id=${spaceId}&user_id=1`, cookie)
    return ((await response.json()) as { stories: number }).stories
  }
  const before = await count()
  const content = { component: 'page', _uid: 'r', title: 'Drei', body: [] }
  await managementClient(service.url).stories.create({ body: { story: { name: 'Three', slug: 'three', content } } })
  expect(await count()).toBe(before + 1)
})
