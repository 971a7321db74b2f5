import { afterAll, expect, test } from 'vitest'
import { forgetReturn, type ReturnOwner, readReturn, storeReturn } from './form-returns.ts'
import { openSubmissions } from './open-submissions.ts'

const database = openSubmissions(':memory:')
afterAll(() => database.close())
const now = 1_000_000
const content = { form: 'consulta', values: { email: 'ana@taller.example' }, errors: {} }

const browser = { browser: 'a'.repeat(32), customer: undefined }
const customer = { ...browser, customer: 'c'.repeat(22) }
const other = { ...browser, customer: 'd'.repeat(22) }

test.each<[string, ReturnOwner, ReturnOwner, boolean]>([
  ['the browser that sent it', browser, browser, true],
  ['the same browser, in which a customer has logged in meanwhile', browser, customer, true],
  ['another browser', browser, { ...browser, browser: 'b'.repeat(32) }, false],
  ['a browser without the cookie', browser, { browser: '', customer: undefined }, false],
  ['its customer', customer, customer, true],
  ['the next customer of the same browser', customer, other, false],
  ['nobody after the logout', customer, browser, false],
  ['its customer in another browser', customer, { ...customer, browser: 'b'.repeat(32) }, false],
])('a form that came back is shown to %s: %#', async (_, owner, reader, isShown) => {
  const id = await storeReturn(database, content, { owner, now })
  expect(await readReturn(database, id, { owner: reader, now })).toEqual(isShown ? content : undefined)
})

test('a form that was shown is gone', async () => {
  const id = await storeReturn(database, content, { owner: browser, now })
  await forgetReturn(database, id)
  expect(await readReturn(database, id, { owner: browser, now })).toBeUndefined()
})

test('a row of an earlier version, which has no owner, is shown to nobody', async () => {
  const values = ['x'.repeat(22), now + 1, JSON.stringify(content)]
  await database.change('INSERT INTO returns (id, expires_at, content) VALUES ($1, $2, $3)', values)
  expect(await readReturn(database, 'x'.repeat(22), { owner: browser, now })).toBeUndefined()
})

test('a text as long as a book is not stored', async () => {
  const values = { text: 'x'.repeat(200_000) }
  await expect(storeReturn(database, { ...content, values }, { owner: browser, now })).rejects.toThrow('too long')
})
