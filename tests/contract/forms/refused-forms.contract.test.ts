import { respondToPost } from 'site/forms/http/respond-to-post.ts'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { env } from 'site/server/configuration/env.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { consulta } from '../support/received-form.ts'

const database = openSubmissions(':memory:')
const known = vi.hoisted(() => ({ isLoginRequired: false, customer: undefined as { subject: string } | undefined }))
vi.mock('server-only', () => ({}))
vi.mock('site/forms/submissions/submissions.ts', () => ({ submissions: () => database }))
vi.mock('site/content/stories/get-form.ts', () => ({
  getForm: async () => ({ form: consulta, path: '/contacto', successPath: undefined }),
}))
vi.mock('site/forms/http/addressed-form.ts', () => ({
  addressedForm: async (form: unknown) => (known.isLoginRequired ? 'login-required' : form),
}))
vi.mock('site/identity/customer-of.ts', () => ({ customerOf: async () => known.customer }))
afterAll(() => database.close())
beforeEach(async () => {
  Object.assign(known, { isLoginRequired: false, customer: undefined })
  for (const table of ['returns', 'allowances', 'submissions']) await database.change(`DELETE FROM ${table}`)
})

const secret = env.FORMS_SECRET
const visit = (owner?: string) => makeToken('visit', 'consulta', { secret, now: Date.now() - 10_000, owner })

type Sent = { fields: Record<string, string>; headers?: Record<string, string>; file?: number }

async function post({ fields, headers = {}, file = 0 }: Sent): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (file > 0) body.set('photo', new File([new Uint8Array(file)], 'foto.png'))
  const own = {
    accept: 'text/html',
    host: 'a.example',
    origin: 'https://a.example',
    referer: 'https://a.example/pagina?x=1',
  }
  const request = new Request('https://a.example/api/forms/consulta', { method: 'POST', body })
  for (const [name, value] of Object.entries({ ...own, ...headers })) request.headers.set(name, value)
  return await respondToPost(request, ['consulta'])
}

async function returns() {
  return await database.rows('SELECT content FROM returns')
}

const wrong = { email: 'ana', text: '¿Hay NOR-1R?' }
const large = 31 * 2 ** 20

test.each<[string, Sent, boolean, boolean]>([
  ['without a token', { fields: wrong }, false, false],
  ['with the token of another form', { fields: { ...wrong, _token: 'page.1.-.x' } }, false, false],
  [
    'of another origin',
    { fields: { ...wrong, _token: visit() }, headers: { origin: 'https://b.example' } },
    false,
    false,
  ],
  ['too large, without a token', { fields: wrong, file: large }, false, false],
  ['too large', { fields: { ...wrong, _token: visit() }, file: large }, false, true],
  ['after the end of a session, without a token', { fields: wrong }, true, false],
  ['after the end of a session', { fields: { ...wrong, _token: visit('m'.repeat(22)) } }, true, true],
  ['for customers, from a browser without a session', { fields: { ...wrong, _token: visit() } }, true, false],
  [
    'with more text than a returned form may have',
    { fields: { text: 'x'.repeat(300_000), _token: visit() } },
    false,
    false,
  ],
  ['with wrong answers', { fields: { ...wrong, _token: visit() } }, false, true],
])('a form %s: stored after it was judged, or not at all (%#)', async (_, sent, isLoginRequired, isStored) => {
  known.isLoginRequired = isLoginRequired
  const response = await post(sent)
  expect(await returns()).toHaveLength(isStored ? 1 : 0)
  expect(response.headers.has('set-cookie')).toBe(isStored)
  expect(await database.rows('SELECT id FROM submissions')).toHaveLength(0)
})

test('above the limit of attempts nothing is stored, whatever is wrong with the form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = visit()
  for (let count = 0; count < 30; count++) await post({ fields: { ...wrong, _token: token } })
  const before = (await returns()).length
  known.isLoginRequired = true
  const over = await post({ fields: { ...wrong, _token: token } })
  const tooLarge = await post({ fields: { ...wrong, _token: token }, file: large })
  expect([over.status, tooLarge.status]).toEqual([429, 429])
  expect((await returns()).length).toBe(before)
  expect(before).toBeLessThanOrEqual(20)
  vi.useRealTimers()
})

test('without a valid token the browser holds what was written, and one press sends it with a new token', async () => {
  const response = await post({ fields: { ...wrong, text: '<b>"1"</b>', _token: 'old' } })
  const html = await response.text()
  expect(response.status).toBe(409)
  expect(html).toContain('name="text" value="&lt;b&gt;&quot;1&quot;&lt;/b&gt;"')
  expect(html).toContain('name="_page" value="/pagina"')
  const token = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const fields = { ...wrong, _token: token, _page: '/pagina' }
  const referer = 'https://a.example/api/forms/consulta'
  const again = await post({ fields, headers: { referer } })
  expect(again.headers.get('location')).toMatch(/^\/pagina\?form=[\w-]{22}#/)
  const elsewhere = await post({ fields: { ...fields, _page: '//b.example' }, headers: { referer } })
  expect(elsewhere.headers.get('location')).toMatch(/^\/contacto\?form=/)
})

test('a form that came back belongs to the customer for whom its page was rendered, also after the session', async () => {
  known.isLoginRequired = true
  await post({ fields: { ...wrong, _token: visit('m'.repeat(22)) } })
  const [row] = await returns()
  expect(JSON.parse(String(row?.['content']))).toMatchObject({ customer: 'm'.repeat(22) })
})

test.each<[string, Sent, number]>([
  ['whose page was rendered for a customer', { fields: { ...wrong, _token: visit('m'.repeat(22)) } }, 401],
  [
    'whose browser still has the cookie of a session',
    { fields: { ...wrong, _token: visit() }, headers: { cookie: '__Host-session=x' } },
    401,
  ],
  ['of a person who never had a session', { fields: { ...wrong, _token: visit() } }, 404],
])('of the end of a session only a person is told %s', async (_, sent, status) => {
  known.isLoginRequired = true
  const response = await post({ ...sent, headers: { ...sent.headers, 'accept-language': 'de' } })
  expect(response.status).toBe(status)
  expect((await response.text()).includes('sesión ha terminado')).toBe(status === 401)
})

test('a form that is refused once stays that of the customer for whom it was rendered', async () => {
  const owner = 'm'.repeat(22)
  const fast = makeToken('visit', 'consulta', { secret, now: Date.now(), owner })
  const response = await post({
    fields: { email: 'ana@taller.example', text: 'a', _token: fast },
    headers: { accept: 'application/json' },
  })
  const { token } = await response.json()
  known.isLoginRequired = true
  expect((await post({ fields: { ...wrong, _token: token } })).status).toBe(401)
})

test('a form that was taken is thanked for on its page once for each press, and the browser keeps its secret', async () => {
  const fields = { email: 'ana@taller.example', text: '¿Hay?', _token: visit() }
  const first = await post({ fields })
  const cookie = first.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-form=[\w-]{32}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const second = await post({ fields, headers: { cookie: cookie.split(';')[0] ?? '' } })
  const locations = [first, second].map(({ headers }) => headers.get('location'))
  expect(new Set(locations).size).toBe(2)
  expect(second.headers.get('set-cookie')).toBe(cookie)
  expect(await database.rows('SELECT id FROM submissions')).toHaveLength(1)
})

test('a form that was taken comes back once as its number and its answers, for the browser that sent it', async () => {
  const response = await post({
    fields: { email: 'ana@taller.example', text: 'a\nb', _token: visit(), _locale: 'de-DE' },
  })
  const [row] = await returns()
  const [submission] = await database.rows('SELECT id FROM submissions')
  const number = String(submission?.['id']).slice(0, 8)
  expect(JSON.parse(String(row?.['content'])).content).toMatchObject({
    isSent: true,
    sent: { number, answers: [{ words: 'ana@taller.example' }, { words: 'a\nb' }] },
  })
  expect(response.headers.get('location')).toMatch(/\?form=[\w-]{22}/)
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-form=/)
})
