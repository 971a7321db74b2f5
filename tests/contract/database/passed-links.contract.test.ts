import { randomBytes } from 'node:crypto'
import {
  digestOf,
  type NewPassedLink,
  openPassedLinks,
  passedLimits,
} from 'site/features/passing-files/open-passed-links.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
const opened: ReturnType<typeof openPassedLinks>[] = []
afterAll(async () => {
  await Promise.all(opened.map((links) => links.close()))
  await Promise.all(databases.map(({ stop }) => stop()))
})

const hour = 3600_000
const started = Date.UTC(2027, 0, 11, 9)
const link: NewPassedLink = {
  subject: 'c-1',
  sender: 'Marta Solís, Levante',
  groups: ['locksmith'],
  senderMarket: 'spain',
  market: 'spain',
  locale: 'es',
  note: 'Para Pedro',
  allowed: 1,
  expiresAt: started + 24 * hour,
  files: [
    { path: '/api/downloads/global/catalogos/a/es.pdf', name: 'A.pdf' },
    { path: '/api/downloads/global/catalogos/b/es.pdf', name: 'B.pdf' },
  ],
}

describe.each(databases)('links to passed files on $name', ({ place }) => {
  /** Two processes of a fleet with one clock. */
  async function processes() {
    const address = await place()
    const clock = { at: started }
    const [here, there] = [1, 2].map(() => openPassedLinks(address, () => clock.at))
    if (!here || !there) throw new Error('Two processes were started.')
    opened.push(here, there)
    return { here, there, clock, address }
  }

  const take = (token: string, at = 0, receiver = 'n') => ({ digest: digestOf(token), place: at, receiver })

  test('a link that was created opens in every process and is stored without its token', async () => {
    const { here, there } = await processes()
    const token = (await here.create(link)) ?? ''
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(await there.find(token)).toMatchObject({
      ...link,
      isOpen: true,
      files: [
        { place: 0, used: 0 },
        { place: 1, used: 0 },
      ],
    })
    expect(JSON.stringify(await there.list('c-1'))).not.toContain(token)
    expect(await there.list('c-2')).toEqual([])
  })

  test('two downloads at once on the last one: one is counted', async () => {
    const { here, there } = await processes()
    const token = (await here.create({ ...link, allowed: 3 })) ?? ''
    const both = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there).take(take(token)))
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(3)
    expect((await here.find(token))?.files.map(({ used }) => used)).toEqual([3, 0])
    expect(await there.take(take(token, 1))).toBe(true)
    expect(await there.take(take(token, 2))).toBe(false)
  })

  test('a receiver that took a file may resume it for an hour', async () => {
    const { here, there, clock } = await processes()
    const token = (await here.create(link)) ?? ''
    expect(await there.hasTaken(take(token))).toBe(false)
    await here.take(take(token))
    expect(await there.hasTaken(take(token))).toBe(true)
    expect([await there.hasTaken(take(token, 0, 'other')), await there.hasTaken(take(token, 1))]).toEqual([
      false,
      false,
    ])
    clock.at += hour
    expect(await there.hasTaken(take(token))).toBe(false)
  })

  test('its sender alone revokes it, once, and nothing opens from then on', async () => {
    const { here, there } = await processes()
    const token = (await here.create(link)) ?? ''
    expect(await there.revoke(digestOf(token), 'c-2')).toBe(false)
    expect(await there.revoke(digestOf(token), 'c-1')).toBe(true)
    expect(await there.revoke(digestOf(token), 'c-1')).toBe(false)
    expect(await here.find(token)).toMatchObject({ isOpen: false, revokedAt: started })
    expect(await here.take(take(token))).toBe(false)
  })

  test('it expires, is listed for ninety days more and then deleted with its files', async () => {
    const { here, clock } = await processes()
    const token = (await here.create(link)) ?? ''
    clock.at = link.expiresAt
    expect(await here.find(token)).toMatchObject({ isOpen: false, revokedAt: undefined })
    expect([await here.take(take(token)), await here.revoke(digestOf(token), 'c-1')]).toEqual([false, false])
    clock.at += 91 * 24 * hour
    await here.create({ ...link, expiresAt: clock.at + hour })
    expect(await here.list('c-1')).toHaveLength(1)
    expect(await here.find(token)).toBeUndefined()
  })

  test('a customer has a limit of links within an hour', async () => {
    const { here, clock } = await processes()
    for (let count = 0; count < passedLimits.createdInHour; count += 1) await here.create(link)
    expect(await here.create(link)).toBeUndefined()
    expect(await here.create({ ...link, subject: 'c-2' })).toBeDefined()
    clock.at += hour
    expect(await here.create(link)).toBeDefined()
  })

  test('500 forged, altered, expired and revoked tokens count no download', async () => {
    const { here, clock } = await processes()
    const create = async (expiresAt: number, subject: string) =>
      (await here.create({ ...link, expiresAt, subject })) ?? ''
    const open = await create(started + 100 * hour, 'open')
    const [expired, revoked] = [await create(started + hour, 'a'), await create(started + 100 * hour, 'b')]
    await here.revoke(digestOf(revoked), 'b')
    clock.at += 2 * hour
    const altered = (index: number) => {
      const at = index % open.length
      return `${open.slice(0, at)}${open[at] === 'A' ? 'B' : 'A'}${open.slice(at + 1)}`
    }
    const makers = [
      () => randomBytes(24).toString('base64url'),
      altered,
      () => expired,
      () => revoked,
      () => `${open}=`,
    ]
    let found = 0
    for (let index = 0; index < 500; index += 1) {
      const token = makers[index % makers.length]?.(index) ?? ''
      if ((await here.find(token))?.isOpen || (await here.take(take(token)))) found += 1
    }
    expect(found).toBe(0)
    expect(await here.take(take(open))).toBe(true)
  })
})
