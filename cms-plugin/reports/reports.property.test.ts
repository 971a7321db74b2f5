import { registry } from 'component-schemas/schema/registry.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySpace } from './any-space.fixture.ts'
import { parseStory } from './content/story-data.ts'
import { faultlessSpace, type WireStory } from './faultless-space.fixture.ts'
import type { Finding } from './finding.ts'
import { describeFinding } from './messages/describe-finding.ts'
import { reportStories } from './planted-space.fixture.ts'

const editor = { baseUrl: 'http://localhost:4000', spaceId: 100001 }

function findingsIn(stories: readonly WireStory[]): Finding[] {
  return reportStories(stories.map(parseStory), { registry, languages: ['en'], editor })
}

type Spot = { story: WireStory; block: Record<string, unknown>; name: string; path: string }

/** Every English text or picture of a space. */
function englishSpots(stories: readonly WireStory[]): Spot[] {
  return stories.flatMap((story) => spotsIn(story.content, { story, path: '' }))
}

function spotsIn(value: unknown, at: { story: WireStory; path: string }): Spot[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => spotsIn(item, { ...at, path: `${at.path}[${index}]` }))
  if (typeof value !== 'object' || value === null || !('component' in value)) return []
  const block = value as Record<string, unknown>
  return Object.keys(block).flatMap((key) => {
    const name = key.replace('__i18n__en', '')
    const path = at.path === '' ? name : `${at.path}.${name}`
    if (name === key) return spotsIn(block[key], { ...at, path })
    return hasWords(block[key]) ? [{ story: at.story, block, name, path }] : []
  })
}

/** A link may well be the same in two languages. */
function hasWords(value: unknown): boolean {
  return value !== '' && !JSON.stringify(value).startsWith('{"fieldtype":"multilink"')
}

test('a space without defects gives no finding', () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      expect(findingsIn(anySpace(gen))).toEqual([])
    }),
  )
})

test('taking any one translation away is one finding at its place', () => {
  fc.assert(
    fc.property(fc.gen(), fc.nat(), (gen, choice) => {
      const stories = anySpace(gen)
      const spots = englishSpots(stories)
      const spot = spots[choice % spots.length]
      expect(spot).toBeDefined()
      if (!spot) return
      delete spot.block[`${spot.name}__i18n__en`]
      const found = findingsIn(stories).map(({ code, storyId, path, language }) => ({ code, storyId, path, language }))
      expect(found).toEqual([{ code: 'missing-translation', storyId: spot.story.id, path: spot.path, language: 'en' }])
    }),
  )
})

test('content is never changed by a report', () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const stories = anySpace(gen)
      const before = structuredClone(stories)
      findingsIn(stories)
      expect(stories).toEqual(before)
    }),
    { numRuns: 10 },
  )
})

test('nothing that a story may hold ends a report', () => {
  const [story] = Object.values(faultlessSpace())
  const names = fc.constantFrom('title', 'body', 'seo', 'template', 'title__i18n__en', 'component')
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (fields) => {
      const spoilt = { ...story, is_folder: false, content: { component: 'page', ...fields } } as WireStory
      for (const finding of findingsIn([spoilt]))
        expect([describeFinding(finding, 'en'), URL.canParse(finding.editorUrl)]).toEqual([expect.any(String), true])
    }),
    // A value that cannot be made into text.
    { examples: [[{ component: { toString: null }, template: { toString: null } }]] },
  )
})
