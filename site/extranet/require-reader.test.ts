import { expect, test, vi } from 'vitest'
import { CatalogueError } from '#site/errors.ts'

vi.mock('server-only', () => ({}))
const customer = { subject: 'c-1', groups: ['dealers'], market: 'italy' }
const requireCustomer = vi.fn(async () => customer)
vi.mock('#site/identity/customer.ts', () => ({ requireCustomer }))

const { readingDrafts } = await import('#site/content/draft-reading.ts')
const { requireReader } = await import('./require-reader.ts')

const forOthers = { access: [{ component: 'extranet_access', _uid: 'a', groups: ['partners'], markets: [] }] }

test('a customer reads what is for every customer and for groups of their own', async () => {
  const reader = await requireReader()
  expect([reader.name, reader.isOpen({}), reader.isOpen(forOthers)]).toEqual(['c-1', true, false])
})

test('nobody reads who has neither logged in nor come through the gate of the preview', async () => {
  requireCustomer.mockRejectedValueOnce(new CatalogueError('login-required', 'no session'))
  await expect(requireReader()).rejects.toThrow('no session')
})

test('an editor in the preview reads every story without being a customer, and only there', async () => {
  requireCustomer.mockRejectedValue(new CatalogueError('login-required', 'no session'))
  const reader = await readingDrafts(requireReader)
  expect([reader.name, reader.isOpen({}), reader.isOpen(forOthers)]).toEqual(['editor', true, true])
  await expect(requireReader()).rejects.toThrow('no session')
})
