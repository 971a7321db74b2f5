import { describe, expect, test } from 'vitest'
import { markets } from '../markets.ts'
import { requestHost } from './request-host.ts'
import { siteForHost, websiteOf } from './site-for-host.ts'
import { defaultHosts, readHosts } from './site-hosts.ts'

const hosts = defaultHosts('http://localhost:3000')

describe('the website of a host', () => {
  test.each([
    ['spain.localhost:3000', 'spain.localhost', 'spain'],
    ['SPAIN.localhost', 'spain.localhost', 'spain'],
    ['spain.localhost.', 'spain.localhost', 'spain'],
    ['staging.localhost', 'staging.localhost', 'base'],
    ['made-up.example', 'unknown', 'base'],
    [undefined, 'unknown', 'base'],
  ])('%s is %s with the rules of %s', (host, id, market) => {
    const site = siteForHost(host, hosts)
    expect([site.id, site.rules.id]).toEqual([id, market])
  })

  test('that is not configured is not for search engines, and is gated where everything is', () => {
    expect(siteForHost('made-up.example', hosts)).toMatchObject({ isPublic: false, isGated: false })
    const gated = hosts.map((row) => ({ ...row, isGated: true }))
    expect(siteForHost('made-up.example', gated).isGated).toBe(true)
  })

  test('of a market is its first public one', () => {
    expect(websiteOf(markets.base, hosts)).toBe('http://localhost:3000')
    expect(websiteOf(markets.italy, hosts)).toBe('http://italy.localhost:3000')
    expect(
      websiteOf(
        markets.italy,
        hosts.filter(({ market }) => market !== 'italy'),
      ),
    ).toBeUndefined()
  })

  test('elsewhere than on a developer’s machine there is one host until the configuration names more', () => {
    expect(defaultHosts('https://www.zarandal.example').map(({ host, market }) => [host, market])).toEqual([
      ['www.zarandal.example', 'base'],
    ])
  })
})

test('a wrong list of hosts is refused with a sentence for each mistake', () => {
  const wrong = '[{"host":"A.example","market":"mars","website":"a.example"}]'
  expect(() => readHosts(wrong, 'http://localhost:3000')).toThrow(
    /^SITE_HOSTS is wrong\.\n.*small letters[^]*The markets are[^]*A website is an address[^]*See \.env\.example\.$/,
  )
})

describe('the host of a request', () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-host': 'spain.localhost, proxy.example' }

  test('is its own unless a proxy is trusted', () => expect(requestHost(headers, false)).toBe('localhost:3000'))

  test('is the first one that a trusted proxy names', () => expect(requestHost(headers, true)).toBe('spain.localhost'))

  test('is its own where the trusted proxy names none', () => {
    expect(requestHost({ host: 'localhost' }, true)).toBe('localhost')
    expect(requestHost({ host: 'localhost', 'x-forwarded-host': '' }, true)).toBe('localhost')
  })
})
