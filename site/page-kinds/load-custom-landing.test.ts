import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { olderExamples } from 'component-schemas/landing/older-examples.fixture.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'

/** What the field plugin stored; undefined when there is no story. */
let stored: unknown
let isDown = false

const contact = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001'

const wireStory = (fullSlug: string, content: object, uuid: string) => {
  const [slug = ''] = fullSlug.split('/').slice(-1)
  return { id: 1, uuid, name: 'A', slug, full_slug: fullSlug, content }
}

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, { by_uuids_ordered: uuids }: Record<string, unknown>) {
      if (isDown) throw { status: 503, message: 'down' }
      if (path === 'cdn/stories') {
        const page = wireStory('global/contactos', { component: 'page', _uid: 'p', title: 'Contact' }, contact)
        const found = String(uuids) === contact ? [page] : []
        return { data: { stories: found }, total: found.length }
      }
      if (stored === undefined || !path.startsWith('cdn/stories/landings/')) throw { status: 404 }
      const content = { component: 'custom_landing', _uid: 'l', data: stored }
      return { data: { story: wireStory(path.replace('cdn/stories/', ''), content, 'landing') } }
    },
  },
}))

const { getPage } = await import('./load-page.ts')
const { getCustomLanding } = await import('#site/content/stories/get-custom-landing.ts')

function questionAt(path: string) {
  const match = matchPath(path, markets.base)
  if (!match) throw new Error(`No route has ${path}`)
  return { match, siteContext: { market: markets.base, locale: match.locale }, pageNumber: 1, query: {} }
}

const landingAt = (path: string) => getCustomLanding(questionAt(path).match, markets.base)

async function pageAt(path: string) {
  const page = await getPage(questionAt(path))
  if (page?.template !== 'custom-landing') throw new Error('It is no landing.')
  return page
}

beforeEach(() => {
  isDown = false
  stored = landingExamples.typical
  cachedResponses().invalidateAll()
})

describe('the data of a custom landing', () => {
  test('are what the content service has, untouched', async () => {
    stored = olderExamples.one
    expect(await landingAt('/landing-smart-pro-mini')).toMatchObject({
      stored: olderExamples.one,
      data: { version: 3 },
    })
  })

  test('are absent where nothing is published', async () => {
    stored = undefined
    expect(await landingAt('/thank-you')).toBeUndefined()
  })

  test.each([undefined, 'words', { version: 9 }, { plugin: 'custom-landing-data' }])(
    'are unavailable when they are none: %j',
    async (value) => {
      stored = value ?? null
      await expect(landingAt('/thank-you')).rejects.toMatchObject({ code: 'landing-unavailable' })
    },
  )

  test('are unavailable while the service is', async () => {
    isDown = true
    await expect(landingAt('/thank-you')).rejects.toMatchObject({ code: 'landing-unavailable' })
  })
})

describe('the page of a custom landing', () => {
  test('has links to stories ready in its market and locale', async () => {
    const { landing } = await pageAt('/en/landing-smart-pro-mini')
    const call = landing.sections.find(({ id }) => id === 'call')
    expect(call).toMatchObject({ action: { kind: 'story', href: expect.stringMatching(/^\/en\//) } })
  })

  test('takes title, words for search engines and layout from the landing', async () => {
    const { story } = await pageAt('/landing-smart-pro-mini')
    expect(story.content).toMatchObject({
      title: 'The machine that comes along',
      layout: 'custom-landing-pages',
      seo: { title: 'Smart Pro Mini', noindex: false },
    })
  })

  test('goes on without a section that is not finished', async () => {
    const [hero, ...rest] = landingExamples.typical.sections
    stored = { ...landingExamples.typical, sections: [hero, { ...rest[0], title: '' }, ...rest.slice(1)] }
    const { landing } = await pageAt('/landing-smart-pro-mini')
    expect(landing.sections.map(({ type }) => type)).not.toContain('features')
  })

  test('is kept until its countdown ends', async () => {
    const [, record] = await recordRender(() => pageAt('/landing-smart-pro-mini'))
    expect(new Date(record.expiresAt).toISOString()).toBe('2031-03-01T17:00:00.000Z')
  })
})
