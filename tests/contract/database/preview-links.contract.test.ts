import { linkLimits, type NewLink, openPreviewLinks } from 'site/features/preview-links/open-preview-links.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
const opened: ReturnType<typeof openPreviewLinks>[] = []
afterAll(async () => {
  await Promise.all(opened.map((links) => links.close()))
  await Promise.all(databases.map(({ stop }) => stop()))
})

const day = 24 * 3600_000

describe.each(databases)('preview links on $name', ({ place }) => {
  /** Two instances of a site with one clock. */
  async function instances() {
    const address = await place()
    const clock = { at: 1_795_694_400_000 }
    const [here, there] = [1, 2].map(() => openPreviewLinks(address, () => clock.at))
    if (!here || !there) throw new Error('Two instances were started.')
    opened.push(here, there)
    return { here, there, clock }
  }

  function newLink(expiresAt: number, changed: Partial<NewLink> = {}): NewLink {
    const shown = { storyId: 7, subjectName: 'Novedad', market: 'base', locale: 'es' } as const
    const future = { release: 3, moment: 1_795_780_800_000 }
    return { ...shown, ...future, expiresAt, sharedBy: 'Ana', note: 'Para la agencia', ...changed }
  }

  async function created(links: ReturnType<typeof openPreviewLinks>, link: NewLink) {
    const made = await links.create(link)
    if ('refusal' in made) throw new Error('The link was created.')
    return made
  }

  test('a link created here is used there, and revoked here opens nothing there', async () => {
    const { here, there, clock } = await instances()
    const link = await created(here, newLink(clock.at + day))
    expect(await there.find(link.id)).toEqual(link)
    expect(await there.use(link.id)).toEqual({ ...link, uses: 1, lastUsedAt: clock.at })
    expect(await here.revoke(link.id)).toBe(true)
    expect([await there.find(link.id), await there.use(link.id)]).toEqual([undefined, 'ended'])
    expect(await there.list({ of: 7 })).toMatchObject([{ id: link.id, revokedAt: clock.at, uses: 1 }])
  })

  test('a link without a release and a moment has none', async () => {
    const { here, clock } = await instances()
    const link = await created(here, newLink(clock.at + day, { release: undefined, moment: undefined }))
    expect(await here.find(link.id)).toMatchObject({ release: undefined, moment: undefined })
  })

  test('a link of a whole release names no story, and is listed neither with a story nor with others', async () => {
    const { here, there, clock } = await instances()
    const ofStory = await created(here, newLink(clock.at + day))
    const whole = await created(here, newLink(clock.at + day, { storyId: undefined, subjectName: 'Primavera' }))
    expect(await there.use(whole.id)).toMatchObject({ storyId: undefined, release: 3, subjectName: 'Primavera' })
    const idsOf = async (which: Parameters<typeof there.list>[0]) => (await there.list(which)).map(({ id }) => id)
    expect([await idsOf({ of: 'releases' }), await idsOf({ of: 7 }), await idsOf({ otherThan: 8 })]).toEqual([
      [whole.id],
      [ofStory.id],
      [ofStory.id],
    ])
  })

  test('a link ends when it expires, is listed for a month more, and is then deleted', async () => {
    const { here, clock } = await instances()
    const link = await created(here, newLink(clock.at + day))
    clock.at += day
    expect(await here.use(link.id)).toBe('ended')
    clock.at += 29 * day
    await created(here, newLink(clock.at + day, { storyId: 8 }))
    expect(await here.list({ of: 7 })).toHaveLength(1)
    clock.at += 2 * day
    await created(here, newLink(clock.at + day, { storyId: 8 }))
    expect(await here.list({ of: 7 })).toEqual([])
    expect((await here.list({ otherThan: 7 }))[0]).toMatchObject({ storyId: 8, createdAt: clock.at })
  })

  test('links that are open are listed before newer ones that are not, so that none of them is out of reach', async () => {
    const { here, clock } = await instances()
    const open = await created(here, newLink(clock.at + day))
    clock.at += 60_000
    const closed = await created(here, newLink(clock.at + day))
    await here.revoke(closed.id)
    expect((await here.list({ of: 7 })).map(({ id }) => id)).toEqual([open.id, closed.id])
  })

  test('two instances count the uses of a link together, and its limit', async () => {
    const { here, there, clock } = await instances()
    const link = await created(here, newLink(clock.at + day))
    const most = linkLimits.usesInMinute
    const uses = await Promise.all(Array.from({ length: most + 10 }, (_, at) => [here, there][at % 2]?.use(link.id)))
    expect(uses.filter((one) => one === 'busy')).toHaveLength(10)
    expect(await here.find(link.id)).toMatchObject({ uses: most })
    clock.at += 60_000
    expect(await there.use(link.id)).toMatchObject({ uses: most + 1 })
  })

  test('a flood of new links is refused, by both instances together', async () => {
    const { here, there, clock } = await instances()
    const flood = Array.from({ length: linkLimits.createdInMinute + 5 }, (_, at) =>
      [here, there][at % 2]?.create(newLink(clock.at + day)),
    )
    const refused = (await Promise.all(flood)).filter((one) => one && 'refusal' in one)
    expect(refused).toHaveLength(5)
    clock.at += 61_000
    await created(there, newLink(clock.at + day))
  })
})
