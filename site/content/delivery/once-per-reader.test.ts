import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { oncePerReader } from './once-per-reader.ts'
import type { WireStory } from './wire-story.ts'

const story = (name: string): WireStory => ({
  id: 1,
  uuid: 'a',
  name,
  slug: 'a',
  full_slug: 'global/a',
  lang: 'default',
  content: { component: 'product' },
})

test('reads a story once for each market and language, and another response of it again', () => {
  const seen: string[] = []
  const read = oncePerReader((wire, { market, locale }) => {
    seen.push(`${wire.name} ${market.id} ${locale}`)
    return wire.name === 'refused' ? undefined : { name: wire.name }
  })
  const [first, second, refused] = [story('first'), story('second'), story('refused')]
  const spanish = { market: markets.base, locale: 'es' } as const
  const german = { market: markets.base, locale: 'de' } as const
  const italian = { market: markets.italy, locale: 'it' } as const
  expect(read(first, spanish)).toBe(read(first, spanish))
  expect([read(first, german), read(first, italian), read(second, spanish)]).toEqual([
    { name: 'first' },
    { name: 'first' },
    { name: 'second' },
  ])
  expect([read(refused, spanish), read(refused, spanish)]).toEqual([undefined, undefined])
  expect(seen).toEqual(['first base es', 'first base de', 'first italy it', 'second base es', 'refused base es'])
})
