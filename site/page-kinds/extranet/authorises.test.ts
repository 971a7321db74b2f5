import { describe, expect, test, vi } from 'vitest'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { type TemplateName, templates } from '#site/routing/templates.ts'
import { codeOf } from '#site/server/errors.ts'

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: { get: async () => ({ data: { stories: [] }, total: 0 }) },
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const { pageKinds } = await import('#site/page-kinds/registry.ts')

const ofExtranet = (Object.keys(templates) as TemplateName[]).filter((name) => templates[name].access === 'extranet')

describe('without a session', () => {
  test.each(ofExtranet)('the kind %s loads nothing without authorisation', async (name) => {
    const match = matchPath('/extranet', markets.base)
    if (!match) throw new Error('The extranet has no route.')
    const { shows: component } = templates[name]
    const wire: WireStory = {
      id: 1,
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001',
      name: 'A',
      lang: 'default',
      slug: 'a',
      full_slug: 'global/extranet/a',
      content: { component, _uid: 'a', title: 'A' },
    }
    const question = { match, siteContext: { market: markets.base, locale: 'es' }, pageNumber: 1, query: {} } as const
    const error = await pageKinds[name].load({ ...question, wire }).catch((thrown: unknown) => thrown)
    expect(codeOf(error)).toBe('login-required')
  })
})
