import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { loadCustomLanding } from './load-custom-landing.ts'
import { openContext } from './open-context.ts'
import type { RequestContext } from './request-context.ts'

/** What a field plugin of the first version stored. */
const { thanks } = vi.hoisted(() => ({ thanks: { version: 1, title: 'Thanks', hero: { title: 'Thanks' } } }))

vi.mock('#site/content/stories/get-story.ts', () => ({
  getStory: async () => ({ content: { component: 'custom_landing', data: thanks } }),
}))

function contextAt(path: string): RequestContext {
  const match = matchPath(path, markets.base)
  if (!match) throw new Error(`No route has ${path}`)
  return { ...openContext(new NextRequest(`http://localhost:3000${path}`)), match }
}

test('a route of the custom-landing prefix carries its data as received', async () => {
  expect(await loadCustomLanding(contextAt('/thank-you'))).toMatchObject({ landing: thanks })
})

test('another route carries none, not even what came before', async () => {
  const context = { ...contextAt('/contactos'), landing: thanks }
  expect(await loadCustomLanding(context)).not.toHaveProperty('landing')
})
