import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { admitReceiver } from './admit-receiver.ts'
import { linkLimits, type NewLink, openPreviewLinks } from './open-preview-links.ts'
import { linkToken, type PreviewLink, storyOpenedBy } from './preview-link.ts'

const hour = 3600_000
const clock = { at: 1_795_694_400_000 }
const folder = mkdtempSync(join(tmpdir(), 'preview-links-'))
const links = openPreviewLinks(join(folder, 'links.sqlite'), () => clock.at)
const key = randomBytes(32)
afterAll(async () => {
  await links.close()
  rmSync(folder, { recursive: true, force: true })
})

async function newLink(changed: Partial<NewLink> = {}) {
  // Creations are limited a minute.
  clock.at += 61_000
  const link = await links.create({
    storyId: 7,
    subjectName: 'Novedad',
    market: 'italy',
    locale: 'it',
    release: 12,
    moment: clock.at + hour,
    expiresAt: clock.at + hour,
    sharedBy: 'Ana',
    note: '',
    ...changed,
  })
  if ('refusal' in link) throw new Error('The link is created.')
  return link
}

const admit = (token: string, from: Partial<Parameters<typeof admitReceiver>[0]> = {}) =>
  admitReceiver({ token, key, links, isUse: false, ...from })

/** How a text is refused; undefined when it admits. */
async function refusalOf(token: string): Promise<string | undefined> {
  const admitted = await admit(token)
  return 'refusal' in admitted ? admitted.refusal : undefined
}

describe('a link', () => {
  test('admits to its story, market, language, release and moment until it expires', async () => {
    const link = await newLink()
    const token = linkToken(link, key)
    expect(await admit(token)).toEqual(link)
    clock.at = link.expiresAt - 1
    expect(await refusalOf(token)).toBeUndefined()
    clock.at += 1
    expect(await refusalOf(token)).toBe('ended')
  })

  test('ends at once when it is revoked, also for the uses of a moment before', async () => {
    const link = await newLink()
    const token = linkToken(link, key)
    expect(await refusalOf(token)).toBeUndefined()
    expect([await links.revoke(link.id), await links.revoke(link.id)]).toEqual([true, false])
    expect(await refusalOf(token)).toBe('ended')
    expect(await admit(token, { isUse: true })).toMatchObject({ refusal: 'ended' })
  })

  test('shows what was signed, whatever its row says since', async () => {
    const link = await newLink()
    const edited = { ...links, find: async () => ({ ...link, storyId: 8, expiresAt: link.expiresAt + hour }) }
    expect(await admit(linkToken(link, key), { links: edited })).toEqual(link)
  })

  test('is busy when it is used more often than readers use it', async () => {
    const token = linkToken(await newLink(), key)
    clock.at += 60_000 - (clock.at % 60_000)
    const used = []
    for (let use = 0; use <= linkLimits.usesInMinute; use += 1) used.push(await admit(token, { isUse: true }))
    expect(used.filter((one) => 'refusal' in one)).toMatchObject([{ refusal: 'busy' }])
    clock.at += 60_000
    expect(await admit(token, { isUse: true })).toMatchObject({ uses: linkLimits.usesInMinute + 1 })
  })
})

test('a link of a whole release opens the list of its pages, and a story that an address names once', () => {
  const whole = { storyId: undefined, release: 12 }
  expect([storyOpenedBy(whole, []), storyOpenedBy(whole, ['7'])]).toEqual(['list', 7])
  for (const named of [['0'], ['-7'], ['7e1'], ['7 '], [''], ['list'], ['1234567890123456'], ['7', '7']])
    expect([named, storyOpenedBy(whole, named)]).toEqual([named, undefined])
  expect(storyOpenedBy({ ...whole, release: undefined }, ['7'])).toBeUndefined()
})

test('a link of one story opens it alone, whatever else an address names', () => {
  const one = { storyId: 7, release: 12 }
  expect([storyOpenedBy(one, []), storyOpenedBy(one, ['7']), storyOpenedBy(one, ['8'])]).toEqual([
    7,
    undefined,
    undefined,
  ])
})

/** Values of a link, each other than the right one. */
const others: readonly ((link: PreviewLink) => PreviewLink)[] = [
  (link) => ({ ...link, id: randomBytes(16).toString('base64url') }),
  (link) => ({ ...link, storyId: (link.storyId ?? 0) + 1 }),
  (link) => ({ ...link, storyId: link.storyId === undefined ? 7 : undefined }),
  (link) => ({ ...link, market: 'spain' }),
  (link) => ({ ...link, locale: 'de' }),
  (link) => ({ ...link, release: 13 }),
  (link) => ({ ...link, release: undefined }),
  (link) => ({ ...link, moment: link.expiresAt + 1 }),
  (link) => ({ ...link, moment: undefined }),
  (link) => ({ ...link, expiresAt: link.expiresAt + 1 }),
]

const title = 'of 5,000 forged, altered, expired and revoked links none admits, and the forged ones reach no database'
test.each([
  { of: 'one story', storyId: 7 },
  { of: 'a whole release', storyId: undefined },
])(
  `$of: ${title}`,
  async ({ storyId }) => {
    const shown = { storyId }
    const open = await newLink({ ...shown, expiresAt: clock.at + 14 * 24 * hour })
    const right = linkToken(open, key)
    const revoked = await newLink({ ...shown, expiresAt: clock.at + 14 * 24 * hour })
    await links.revoke(revoked.id)
    const expired = await newLink({ ...shown, expiresAt: clock.at + hour })
    clock.at += 2 * hour
    const signature = right.slice(-43)
    const forged = Array.from({ length: 4900 }, (_, at) => {
      const position = at % right.length
      const character = right[position] === 'x' ? 'y' : 'x'
      const altered = others[at % others.length]?.(open) ?? open
      return [
        // One character is another one.
        `${right.slice(0, position)}${character}${right.slice(position + 1)}`,
        // Another value below the signature of the right one.
        `${linkToken(altered, key).slice(0, -43)}${signature}`,
        // Everything by another key.
        linkToken(altered, randomBytes(32)),
        `${right.slice(0, -43)}${randomBytes(32).toString('base64url')}`,
        right.slice(0, position),
        `${right}${character}`,
        randomBytes(90).toString('base64url'),
      ][at % 7] as string
    })
    const untouched = { find: () => Promise.reject(new Error('read')), use: () => Promise.reject(new Error('read')) }
    const refusals = await Promise.all(forged.map((token) => admit(token, { links: untouched })))
    expect(new Set(refusals.map((one) => ('refusal' in one ? one.refusal : 'admitted')))).toEqual(new Set(['forged']))
    const ended = Array.from({ length: 100 }, (_, at) => linkToken(at % 2 === 0 ? revoked : expired, key))
    expect(new Set(await Promise.all(ended.map(refusalOf)))).toEqual(new Set(['ended']))
    expect(await refusalOf(right)).toBeUndefined()
  },
  30_000,
)
