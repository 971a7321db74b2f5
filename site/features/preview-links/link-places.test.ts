import { expect, test } from 'vitest'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { defaultHosts } from '#site/routing/hosts/site-hosts.ts'
import { allChoices, choicesFor, linkAddress, parsePlace } from './link-places.ts'
import { newLink } from './new-link.ts'

const hosts = defaultHosts('http://localhost:3000')
const staging = siteForHost('staging.localhost', hosts)
const page = { default_full_slug: 'global/novedad', content: { component: 'page' } }

test('a page is shared on every public website in its languages', () => {
  const choices = choicesFor(page, staging, hosts)
  expect(choices.map(({ website, locales }) => [new URL(website).hostname, locales.length])).toEqual([
    ['localhost', 9],
    ['global.localhost', 9],
    ['italy.localhost', 1],
    ['spain.localhost', 1],
    ['france.localhost', 1],
    ['germany.localhost', 1],
  ])
})

test('a release is shared on the same websites in all of their languages', () => {
  expect(allChoices(staging, hosts)).toEqual(choicesFor(page, staging, hosts))
})

test.each([
  ['_config/site-settings', 'site_settings'],
  ['global/extranet/documentos/tarifa', 'trade_document'],
  ['_data/redirects/x', 'redirect'],
])('%s is shared nowhere', (slug, component) => {
  expect(choicesFor({ default_full_slug: slug, content: { component } }, staging, hosts)).toEqual([])
})

test('the address is that of the website of the market, or of the editor where it has none', () => {
  expect(linkAddress('t', 'italy', { here: staging, hosts })).toBe('http://italy.localhost:3000/_preview?link=t')
  const alone = hosts.filter(({ host }) => host === 'staging.localhost')
  expect(linkAddress('t', 'italy', { here: staging, hosts: alone })).toBe(
    'http://staging.localhost:3000/_preview?link=t',
  )
})

test.each(['', 'italy', 'italy.es', 'nowhere.it', 'base.xx', 'constructor.es'])('"%s" is no place', (text) => {
  expect(parsePlace(text)).toBeUndefined()
})

test('a form names who shares what, for an hour to fourteen days', () => {
  const fields = { place: 'base.de', sharedBy: ' Ana ', hours: '336' }
  expect(newLink.parse(fields)).toEqual({
    place: { market: 'base', locale: 'de' },
    shows: 'page',
    sharedBy: 'Ana',
    note: '',
    hours: 336,
  })
  expect(newLink.parse({ ...fields, shows: '12' }).shows).toBe(12)
  const wrong = [
    { hours: '0' },
    { hours: '337' },
    { hours: '1.5' },
    { sharedBy: ' ' },
    { sharedBy: 'A\nB' },
    { place: 'x' },
    { shows: '0' },
    { shows: '12.5' },
    { shows: 'release' },
  ]
  for (const changed of wrong) expect(newLink.safeParse({ ...fields, ...changed }).success).toBe(false)
})
