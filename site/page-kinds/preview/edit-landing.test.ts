import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import { expect, test } from 'vitest'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { markets } from '#site/routing/markets.ts'
import { editedPage, needsServer, readContent } from './edit-page.ts'

const siteContext = { market: markets.base, locale: 'es' } as const
const toStory = { fieldtype: 'multilink', linktype: 'story', id: 'u-1', url: '', cached_url: 'empresa' }

type Data = typeof landingExamples.typical
const wireOf = (data: unknown) => ({ component: 'custom_landing', _uid: 'l', data, layout: 'simple-landing' })

function contentOf(data: unknown) {
  const read = readContent(wireOf(data), siteContext)
  if (!('content' in read)) throw new Error('It is no landing.')
  return read.content
}

/** A landing as the server built it, of the typical one with a link to a story in its first section. */
function builtOf(data: Data): PageContent<'custom-landing'> {
  const content = parseStoryContent(wireOf(data))
  const story = { id: 1, uuid: 'u', name: 'n', address: 'landings/l', alternates: [], content: {} }
  const made = { content, hrefs: { 'u-1': '/empresa' }, forms: {} }
  const empty = { title: '', sections: [] }
  return {
    template: 'custom-landing',
    story,
    landing: empty,
    ended: [],
    made,
  } as unknown as PageContent<'custom-landing'>
}

const edited = (built: PageContent<'custom-landing'>, data: unknown) =>
  editedPage(built, contentOf(data)) as PageContent<'custom-landing'>

test('a landing under an editor’s hands shows new words at once, and links to stories that are known', () => {
  const data = JSON.parse(
    JSON.stringify({ ...landingExamples.typical, title: 'Otra' }, (key, value: unknown) =>
      key === 'action' && value ? toStory : value,
    ),
  ) as Data
  const page = edited(builtOf(landingExamples.typical), data)
  expect(page.landing.title).toBe('Otra')
  expect(page.story.content).toMatchObject({ title: 'Otra', layout: 'simple-landing' })
  expect(page.landing.sections).toHaveLength(data.sections.length)
  expect(JSON.stringify(page.landing)).toContain('"/empresa"')
})

test('a landing that says what it said asks the server nothing; another one does', () => {
  const built = builtOf(landingExamples.typical)
  expect(needsServer(built, contentOf(structuredClone(landingExamples.typical)))).toBe(false)
  expect(needsServer(built, contentOf({ ...landingExamples.typical, title: 'Otra' }))).toBe(true)
})

test('a value that is no landing leaves the last one', () => {
  const built = builtOf(landingExamples.typical)
  expect(edited(built, { version: 3, sections: 'x' })).toBe(built)
})
