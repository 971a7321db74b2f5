import { expect, test } from 'vitest'
import { tagSourcesOf, tagsFor } from './tags.ts'

test('a website without measuring tools loads none and lets none in', () => {
  expect(tagsFor({})).toEqual([])
  expect(tagSourcesOf({})).toEqual({ scripts: [], connections: [] })
})

test('a container of the tag manager waits for marketing, a tool of the house for statistics', () => {
  const settings = { tagManagerId: 'GTM-ABC123', statisticsScript: 'https://medida.zarandal.example/medir.js' }
  expect(tagsFor(settings)).toEqual([
    {
      id: 'google-tag-manager',
      purpose: 'marketing',
      src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      starts: 'gtm.js',
    },
    { id: 'own-statistics', purpose: 'statistics', src: 'https://medida.zarandal.example/medir.js' },
  ])
  const { scripts, connections } = tagSourcesOf(settings)
  expect(scripts).toEqual(['https://www.googletagmanager.com', 'https://medida.zarandal.example'])
  expect(connections).toEqual(expect.arrayContaining([...scripts, 'https://*.google-analytics.com']))
})

test('a tool whose bytes are known is let in by their digest and by no origin', () => {
  const integrity = `sha384-${'a'.repeat(64)}`
  const settings = { statisticsScript: 'https://medida.zarandal.example/medir.js', statisticsIntegrity: integrity }
  expect(tagsFor(settings)).toMatchObject([{ id: 'own-statistics', integrity }])
  expect(tagSourcesOf(settings)).toEqual({
    scripts: [`'${integrity}'`],
    connections: ['https://medida.zarandal.example'],
  })
})
