import { beforeEach, expect, test, vi } from 'vitest'
import { returnCookie } from '#site/routing/cookies/return-cookie.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { returnedForm } from './page-forms.ts'

const sent = vi.hoisted(() => ({ id: 'a'.repeat(22), secret: 's'.repeat(32), cookie: '', forgotten: [] as string[] }))

vi.mock('#site/identity/customer-of.ts', () => ({ customerOf: async () => undefined }))
vi.mock('#site/identity/customer.ts', () => ({ ownCookies: async () => sent.cookie }))
vi.mock('#site/forms/submissions/submissions.ts', () => ({ submissions: () => undefined }))
vi.mock('#site/forms/submissions/form-returns.ts', () => ({
  readReturn: async (_: unknown, name: string, { owner }: { owner: { browser: string } }) =>
    name === sent.id && owner.browser === sent.secret ? { form: 'consulta' } : undefined,
  forgetReturn: async (_: unknown, name: string) => void sent.forgotten.push(name),
}))

beforeEach(() => Object.assign(sent, { cookie: returnCookie(sent.secret).split(';')[0], forgotten: [] }))

test('a page whose address names a returned form is private, also where the form is gone; any other page is public', async () => {
  const isPersonal = async (name: string) => (await recordRender(() => returnedForm(name)))[1].isPersonal
  expect(await isPersonal(sent.id)).toBe(true)
  expect(await isPersonal('b'.repeat(22))).toBe(true)
  expect(await isPersonal('')).toBe(false)
})

test('the browser that sent the form gets it; it is forgotten when its page was rendered', async () => {
  const [returned, record] = await recordRender(() => returnedForm(sent.id))
  expect([returned, sent.forgotten]).toEqual([{ form: 'consulta' }, []])
  await Promise.all(record.whenRendered.map((work) => work()))
  expect(sent.forgotten).toEqual([sent.id])
})

test('another browser gets nothing, and the form stays for the one that sent it', async () => {
  sent.cookie = ''
  const [returned, record] = await recordRender(() => returnedForm(sent.id))
  expect([returned, record.whenRendered]).toEqual([undefined, []])
})
