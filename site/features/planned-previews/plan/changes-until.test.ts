import { describe, expect, test } from 'vitest'
import { changeIn, changesUntil, type Plan } from './changes-until.ts'
import type { PlannedStory } from './planned-change.ts'

const story = (storyId: number, isPublished = true): PlannedStory => ({
  storyId,
  uuid: `uuid-${storyId}`,
  address: `global/${storyId}`,
  contentType: 'page',
  isPublished,
})
const schedule = (storyId: number, action: 'publish' | 'unpublish', at: number, language?: string) => ({
  ...story(storyId),
  action,
  language,
  at,
})
const release = (id: number, at: number | undefined, ...stories: PlannedStory[]) => ({
  id,
  name: `R${id}`,
  at,
  stories,
})

const sources = (plan: Partial<Plan>, previewed: { release?: number; moment?: number }) =>
  changesUntil({ releases: [], schedules: [], ...plan }, previewed).map(({ storyId, language, source, at }) =>
    [storyId, language, source, at].filter((part) => part !== undefined).join(' '),
  )

describe('what is planned until a moment', () => {
  test('happens at its time and not before', () => {
    const plan = { schedules: [schedule(1, 'publish', 100), schedule(2, 'unpublish', 200)] }
    expect(sources(plan, { moment: 99 })).toEqual([])
    expect(sources(plan, { moment: 100 })).toEqual(['1 draft 100'])
    expect(sources(plan, { moment: 200 })).toEqual(['1 draft 100', '2 unpublished 200'])
  })

  test('of one story, the latest counts', () => {
    const schedules = [schedule(1, 'unpublish', 300), schedule(1, 'publish', 200)]
    expect(sources({ schedules }, { moment: 250 })).toEqual(['1 draft 200'])
    expect(sources({ schedules }, { moment: 300 })).toEqual(['1 unpublished 300'])
  })

  test('a publish after a release makes public what the release held, because it replaced the draft', () => {
    const plan = { releases: [release(7, 100, story(1))], schedules: [schedule(1, 'publish', 200)] }
    expect(sources(plan, { moment: 150 })).toEqual(['1 7 100'])
    expect(sources(plan, { moment: 250 })).toEqual(['1 7 200'])
  })

  test('of two releases of a story, the later one counts', () => {
    const releases = [release(8, 200, story(1)), release(7, 100, story(1), story(2))]
    expect(sources({ releases }, { moment: 250 })).toEqual(['1 8 200', '2 7 100'])
  })

  test('of a language, leaves the other languages as they are until all of the story is published', () => {
    const schedules = [schedule(1, 'publish', 100, 'de'), schedule(1, 'unpublish', 150, 'it')]
    expect(sources({ schedules }, { moment: 200 })).toEqual(['1 de draft 100', '1 it unpublished 150'])
    const whole = [...schedules, schedule(1, 'publish', 180)]
    expect(sources({ schedules: whole }, { moment: 200 })).toEqual(['1 draft 180'])
  })

  test('of the source language, is that of the whole story where it ends the page or makes one', () => {
    expect(sources({ schedules: [schedule(1, 'unpublish', 100, 'default')] }, { moment: 100 })).toEqual([
      '1 unpublished 100',
    ])
    const first = { ...story(1, false), action: 'publish', language: 'de', at: 100 } as const
    expect(sources({ schedules: [first] }, { moment: 100 })).toEqual(['1 draft 100'])
  })
})

describe('a chosen release', () => {
  const releases = [release(7, undefined, story(1)), release(8, 500, story(1)), release(9, 100, story(2))]

  test('without a moment is alone', () => {
    expect(sources({ releases, schedules: [schedule(3, 'publish', 1)] }, { release: 7 })).toEqual(['1 7'])
  })

  test('without a time or with a later one comes last at the moment', () => {
    expect(sources({ releases, schedules: [schedule(1, 'unpublish', 200)] }, { release: 7, moment: 300 })).toEqual([
      '2 9 100',
      '1 7 300',
    ])
    expect(sources({ releases }, { release: 8, moment: 300 })).toEqual(['2 9 100', '1 8 300'])
  })

  test('with a time before the moment comes at its time', () => {
    const schedules = [schedule(2, 'unpublish', 200)]
    expect(sources({ releases, schedules }, { release: 9, moment: 300 })).toEqual(['2 unpublished 200'])
  })
})

test('readers of a language get its own change, else that of the whole story', () => {
  const changes = changesUntil(
    { releases: [release(7, 50, story(1))], schedules: [schedule(1, 'unpublish', 100, 'it')] },
    { moment: 100 },
  )
  expect([changeIn(changes, 'it')?.source, changeIn(changes, 'de')?.source]).toEqual(['unpublished', 7])
  expect(changeIn([], 'de')).toBeUndefined()
})
