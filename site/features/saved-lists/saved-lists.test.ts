import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'
import { openLists } from './open-lists.ts'
import { respondToLists } from './respond-to-lists.ts'

const store = openLists(':memory:')
const lists = store.of('marta')
vi.mock('server-only', () => ({}))
vi.mock('./own-lists.ts', () => ({ ownLists: async () => lists }))
vi.mock('./own-enquiries.ts', () => ({ ownEnquiries: async () => undefined }))
vi.mock('#site/extranet/may-act.ts', () => ({ customerMayAct: async () => true }))
vi.mock('#site/identity/customer.ts', () => ({ requireCustomer: async () => ({ subject: 'marta' }) }))
vi.mock('#site/search/codes/check-codes.ts', () => ({ checkText: async () => ({ failure: 'away' }) }))
vi.mock('./send-enquiry.ts', () => ({ sendEnquiry: async () => 'A-2026-000001' }))
vi.mock('./order-lines.ts', () => ({ orderLines: async (lines: unknown) => lines }))
afterAll(() => store.close())
beforeEach(async () => {
  for (const { id } of await lists.all()) await lists.remove(id)
})

const pasted = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `QX-${at + from};${at + 1}`).join('\n')

async function send(fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { accept: 'text/html', host: 'a.example', origin: 'http://a.example' }
  const body = new URLSearchParams({ locale: 'es', ...fields })
  const request = new Request('http://a.example/api/lists', { method: 'POST', body })
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return await withRefusalPages(request, () => respondToLists(request))
}

async function sizes() {
  const all = await lists.all()
  return Object.fromEntries(all.map(({ name, lines }) => [name, lines.length]))
}

test('more products than a list has room for are divided into lists of its name, and a sentence says so', async () => {
  const response = await send({ do: 'new', name: 'Pedido', text: pasted(1201) })
  expect(response.headers.get('location')).toMatch(/\?list=[\w-]+&problem=divided$/)
  expect(await sizes()).toEqual({ Pedido: 500, 'Pedido (2)': 500, 'Pedido (3)': 201 })
  const amounts = (await lists.all()).flatMap(({ lines }) => lines.map(({ amount }) => amount))
  expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1201 }, (_, at) => at + 1))
})

test('what is added to a list beyond its room is in a further one, and nothing is sent before it was seen', async () => {
  await send({ do: 'new', name: 'Pedido', text: pasted(499) })
  const [list] = await lists.all()
  const code = list?.lines.map((line) => line.code) ?? []
  const body = {
    do: 'send',
    list: list?.id ?? '',
    version: '1',
    name: 'Pedido',
    text: `${code.map((one) => `${one};1`).join('\n')}\n${pasted(3, 600)}`,
  }
  const response = await send(body)
  expect(response.headers.get('location')).toMatch(/problem=divided$/)
  expect(await sizes()).toEqual({ Pedido: 500, 'Pedido (2)': 2 })
})

test('the message to sales is there again after each save, and after a send that was refused', async () => {
  await send({ do: 'new', name: 'Pedido', text: 'QX-1;2' })
  const [{ id = '' } = {}] = await lists.all()
  const lines = { code: 'QX-1', amount: '2', note: '' }
  await send({ do: 'save', list: id, version: '1', name: 'Pedido', message: 'Por la mañana.', ...lines })
  expect((await lists.read(id))?.message).toBe('Por la mañana.')
  const refused = await send({ do: 'send', list: id, version: '2', name: 'Pedido', message: 'A las ocho.', text: '' })
  expect(refused.headers.get('location')).toMatch(/problem=empty$/)
  expect((await lists.read(id))?.message).toBe('A las ocho.')
})

test.each([
  ['more lines than are looked up', { text: pasted(2001) }, 'Es demasiado de una vez'],
  ['more text than is read', { text: 'x'.repeat(300_000) }, 'Es demasiado de una vez'],
  ['a message that is too long', { message: 'x'.repeat(20_001) }, 'Es demasiado de una vez'],
])('%s: a page says so, the form stays in the browser, and nothing is changed', async (_, fields, title) => {
  const response = await send({ do: 'new', name: 'Pedido', ...fields })
  const html = await response.text()
  expect([response.status, html.includes(`<h1>${title}</h1>`)]).toEqual([413, true])
  expect(html).toContain('le devuelve al formulario con todo lo que escribió')
  expect(await sizes()).toEqual({})
})

test('without room for so many lists nothing is saved, and a page says so', async () => {
  for (let at = 0; at < 199; at += 1) await lists.create({ name: `L${at}`, lines: [] })
  const response = await send({ do: 'new', name: 'Pedido', text: pasted(501) })
  expect([response.status, (await lists.all()).length]).toEqual([413, 199])
  expect(await response.text()).toMatch(/Tiene 200 listas/)
})
