import { beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'

/** The address that the legal line of the settings leads to. */
let target = 'global/privacy'

vi.mock('../client/content-client.ts', () => ({
  contentClient: { get: async () => ({ data: { story: settingsStory() } }) },
}))

function settingsStory() {
  const story = { id: 2, uuid: 'u-2', full_slug: target, url: target, published: true }
  const link = { id: 'u-2', url: '', linktype: 'story', fieldtype: 'multilink', cached_url: target, story }
  const row = { _uid: 'a', component: 'menu_link', label: 'Privacy', link }
  const content = { component: 'site_settings', _uid: 's', siteName: 'Zarandal', legalLinks: [row] }
  return { id: 1, uuid: 'u-1', name: 'S', slug: 's', full_slug: '_config/site-settings', content }
}

const { getSettings } = await import('./get-settings.ts')

const base = { market: markets.base, locale: 'en' } as const

beforeEach(() => {
  target = 'global/privacy'
  cachedResponses().invalidateAll()
})

test('what was read of an answer is not read again for the same market and language', async () => {
  const first = (await getSettings(base))?.settings
  expect(first).toBeDefined()
  expect((await getSettings({ ...base }))?.settings).toBe(first)
  expect((await getSettings({ ...base, locale: 'es' }))?.settings).not.toBe(first)
})

test('settings that were published again are read again', async () => {
  const first = await getSettings(base)
  target = 'global/cookies'
  contentChanged({ action: 'published', story_id: 1, full_slug: '_config/site-settings' })
  const second = await getSettings(base)
  expect(second).toBeDefined()
  expect(second?.settings).not.toEqual(first?.settings)
})
