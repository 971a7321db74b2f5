import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { type BarRequest, toPreviewBar } from './to-preview-bar.ts'

const host = (market: 'base' | 'italy', isPublic = true) => ({
  host: `${market}.example`,
  market,
  websiteUri: `https://${market}.example`,
  isPublic,
  isGated: false,
})
const tk = { '_storyblok_tk[space_id]': '1', '_storyblok_tk[timestamp]': '2', '_storyblok_tk[token]': 'aa' }
const request: BarRequest = {
  requested: { _storyblok: '7', _storyblok_lang: 'default', _storyblok_release: '12', ...tk },
  storyId: 7,
  siteContext: { market: markets.base, locale: 'es' },
  previewed: { release: 12, moment: Date.parse('2026-12-01T08:30:00Z') },
  isForCustomers: false,
  hosts: [host('base'), host('italy')],
  planned: { releases: undefined, plan: undefined, isGone: false },
}
const queryOf = (href = '') => Object.fromEntries(new URL(href, 'https://base.example').searchParams)

test('the form holds the choice on the clocks of the market, and passes on the story and the signature', () => {
  const { chosen, passedOn, momentText, zoneText } = toPreviewBar(request)
  expect(chosen).toEqual({ release: '12', moment: '2026-12-01T09:30', group: '' })
  expect(Object.fromEntries(passedOn)).toEqual({ _storyblok: '7', _storyblok_lang: 'default', ...tk })
  expect([momentText, zoneText]).toEqual(['1 dic 2026, 9:30', 'hora de Europa central'])
})

test('other languages and websites show the same story with the same choice', () => {
  const { languages, websites } = toPreviewBar(request)
  const german = queryOf(languages.find(({ iso }) => iso.startsWith('de'))?.href)
  const choice = { _storyblok: '7', _storyblok_release: '12', _preview_at: '2026-12-01T08:30:00.000Z', ...tk }
  expect(german).toEqual({ ...choice, _storyblok_lang: 'de' })
  expect(websites.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ['base.example', true],
    ['Italia', false],
  ])
  expect(websites[1]?.href).toMatch(/^https:\/\/italy\.example\/\?/)
  expect(queryOf(websites[1]?.href)).toEqual({ ...choice, _storyblok_lang: 'it' })
})

test('without the signature no website is offered that would refuse the draft', () => {
  const requested = { page: '2' }
  expect(toPreviewBar({ ...request, requested }).websites).toEqual([])
  expect(toPreviewBar({ ...request, requested }).passedOn).toContainEqual(['_storyblok', '7'])
})

test('releases have their times in words, on the clocks of the market', () => {
  const open = [
    { id: 3, name: 'Feria', at: Date.parse('2027-01-24T08:30:00Z') },
    { id: 4, name: 'Sin fecha', at: undefined },
  ]
  const { releases } = toPreviewBar({ ...request, planned: { ...request.planned, releases: open } })
  expect(releases).toEqual([
    { value: '3', name: 'Feria', timeText: '24 ene 2027, 9:30' },
    { value: '4', name: 'Sin fecha', timeText: undefined },
  ])
})

test('groups of customers are offered behind the login alone', () => {
  expect(toPreviewBar(request).groups).toEqual([])
  expect(toPreviewBar({ ...request, isForCustomers: true }).groups).toContainEqual({
    value: 'locksmith',
    label: 'Cerrajerías',
  })
})

test('a release that the service does not know is named; without a choice there is no way back from one', () => {
  expect(toPreviewBar({ ...request, previewed: {} })).toMatchObject({ unknownRelease: '12', plainHref: undefined })
  expect(toPreviewBar(request).unknownRelease).toBeUndefined()
  expect(queryOf(`?${toPreviewBar(request).query}`)).toMatchObject({ _storyblok: '7', ...tk })
  expect(queryOf(toPreviewBar(request).plainHref)).toEqual({ _storyblok: '7', _storyblok_lang: 'default', ...tk })
})
