import { expect, test, vi } from 'vitest'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { CatalogueError } from '#site/server/errors.ts'

vi.mock('server-only', () => ({}))
const customer = { subject: 'c-1', groups: ['dealers'], market: 'italy' }
const requireCustomer = vi.fn(async () => customer)
vi.mock('#site/identity/customer.ts', () => ({ requireCustomer }))

const startPages: WireStory[] = []
const listStartPages = vi.fn(async () => startPages)
/** Start pages as an editor previews them. */
const previewedPages: WireStory[] = []
const listPreviewedStartPages = vi.fn(async () => previewedPages)
vi.mock('#site/content/addresses/list-start-pages.ts', () => ({ listStartPages, listPreviewedStartPages }))

const { readingDrafts } = await import('#site/content/client/draft-reading.ts')
const { readingForReceiver, requireReader } = await import('./require-reader.ts')

function story(full_slug: string, groups?: readonly string[], extra = {}): WireStory {
  const access = groups && [{ component: 'access', _uid: 'a', groups, markets: [], ...extra }]
  const content = { component: 'trade_document', access }
  return { id: 1, uuid: full_slug, name: 'n', slug: 's', lang: 'default', full_slug, content }
}

const forAll = story('global/extranet/tarifa')
const forOthers = story('global/extranet/tarifa', ['partners'])

test('a customer reads what is for every customer and for groups of their own', async () => {
  const reader = await requireReader()
  expect([reader.name, reader.isOpen(forAll), reader.isOpen(forOthers)]).toEqual(['c-1', true, false])
})

test('refuses a visitor without a session and without admission to the preview', async () => {
  requireCustomer.mockRejectedValueOnce(new CatalogueError('login-required', 'no session'))
  await expect(requireReader()).rejects.toThrow('no session')
})

test('the rights of a folder apply to what lies in it, on every level and for the market’s own stories', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY, story('global/extranet/socios/', ['partners']))
  const reader = await requireReader()
  const inside = ['global/extranet/socios/a', 'global/extranet/socios/b/c', 'italy/extranet/socios/a']
  expect(inside.map((path) => reader.isOpen(story(path)))).toEqual([false, false, false])
  expect(reader.isOpen(story('global/extranet/socios/a', ['dealers']))).toBe(false)
  expect(reader.isOpen(story('global/extranet/socios-2/a'))).toBe(true)
})

test('a market’s own start page replaces the shared one', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY, story('global/extranet/x/', ['partners']), story('italy/extranet/x/'))
  const reader = await requireReader()
  expect([reader.isOpen(story('italy/extranet/x/a')), reader.isOpen(story('global/extranet/x/a'))]).toEqual([
    true,
    false,
  ])
})

test('a story opens when its own period and that of its folder have started', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY, story('global/extranet/x/', [], { validFrom: '2026-05-01 00:00' }))
  const { opensAt } = await requireReader()
  expect(opensAt(story('global/extranet/x/a'))).toBe('2026-05-01T00:00:00.000Z')
  expect(opensAt(story('global/extranet/x/a', [], { validFrom: '2026-06-01 00:00' }))).toBe('2026-06-01T00:00:00.000Z')
  expect(opensAt(story('global/extranet/y/a'))).toBeUndefined()
})

test('a folder with malformed rights is closed', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY, story('global/extranet/x/', [], { markets: ['atlantis'] }))
  expect((await requireReader()).isOpen(story('global/extranet/x/a', ['dealers']))).toBe(false)
})

test('no story is open while the rights of its folders cannot be read', async () => {
  listStartPages.mockRejectedValueOnce(new CatalogueError('content-unavailable', 'away'))
  await expect(requireReader()).rejects.toThrow('away')
})

test('an editor in the preview reads every story without being a customer, and only there', async () => {
  requireCustomer.mockRejectedValue(new CatalogueError('login-required', 'no session'))
  const reader = await readingDrafts(requireReader)
  expect([reader.name, reader.isOpen(forAll), reader.isOpen(forOthers)]).toEqual(['editor', true, true])
  await expect(requireReader()).rejects.toThrow('no session')
})

test('an editor who previews a group of customers reads what a customer of that group alone may read at that moment', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY)
  const fromMay = story('global/extranet/tarifa', ['partners'], { validFrom: '2026-05-01 00:00' })
  const isOpenTo = async (group: string, moment: string) =>
    (await readingDrafts(requireReader, { group, moment: Date.parse(moment) })).isOpen(fromMay)
  expect(await isOpenTo('partners', '2026-06-01T00:00:00Z')).toBe(true)
  expect(await isOpenTo('partners', '2026-04-01T00:00:00Z')).toBe(false)
  expect(await isOpenTo('dealers', '2026-06-01T00:00:00Z')).toBe(false)
})

const folder = (groups?: readonly string[]) => story('global/extranet/x/', groups)
const inside = story('global/extranet/x/a')

test('an editor who previews a group sees the rights of previewed folders, published or not', async () => {
  startPages.splice(0, Number.POSITIVE_INFINITY, folder())
  previewedPages.splice(0, Number.POSITIVE_INFINITY, folder(['partners']))
  const isOpenTo = async (group: string) => (await readingDrafts(requireReader, { group, release: 12 })).isOpen(inside)
  expect([await isOpenTo('partners'), await isOpenTo('dealers')]).toEqual([true, false])
})

test('a customer is judged by published rights of now, whatever the drafts say', async () => {
  requireCustomer.mockResolvedValue(customer)
  startPages.splice(0, Number.POSITIVE_INFINITY, folder(['dealers']))
  previewedPages.splice(0, Number.POSITIVE_INFINITY, folder(['partners']))
  listPreviewedStartPages.mockClear()
  expect((await requireReader()).isOpen(inside)).toBe(true)
  startPages.splice(0, Number.POSITIVE_INFINITY, folder(['partners']))
  previewedPages.splice(0, Number.POSITIVE_INFINITY)
  expect((await requireReader()).isOpen(inside)).toBe(false)
  expect(listPreviewedStartPages).not.toHaveBeenCalled()
})

test('the receiver of a preview link is no editor, and reads nothing behind the login as a customer either', async () => {
  requireCustomer.mockResolvedValue(customer)
  const read = () => readingDrafts(() => readingForReceiver(requireReader))
  await expect(read()).rejects.toThrow('A preview link opens nothing behind the login.')
})
