import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const real = {
  CONTENT_PUBLIC_TOKEN: 'a-real-token',
  CONTENT_ASSET_TOKEN: 'a-real-token-for-files',
  WEBHOOK_SECRET: 'a-real-secret',
  CONTENT_PREVIEW_TOKEN: 'a-real-preview-token',
  FORMS_SECRET: 'a-real-secret-of-forms-0123456789abcdef',
  SESSION_SECRET: 'a-real-secret-of-sessions-0123456789abcdef',
  SEARCH_ADMIN_KEY: 'a-real-admin-key',
  SEARCH_PUBLIC_KEY: 'a-real-public-key',
  SEARCH_EXTRANET_KEY: 'a-real-extranet-key',
}

describe('the site’s variables', () => {
  test('without any, the embedded stack is meant', () => {
    expect(parseEnv({})).toMatchObject({ CONTENT_API_URL: 'http://localhost:4010/v2', SITE_PORT: 3000 })
  })

  test('a wrong one is named in a sentence', () => {
    expect(() => parseEnv({ SITE_PORT: 'eighty' })).toThrow(/SITE_PORT/)
    expect(() => parseEnv({ CONTENT_API_URL: 'content' })).toThrow(/CONTENT_API_URL/)
  })

  test('embedded credentials on a public address refuse to start in production', () => {
    const start = () => parseEnv({ NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example' })
    expect(start).toThrow(/CONTENT_PUBLIC_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_ASSET_TOKEN, WEBHOOK_SECRET/)
  })

  test('the embedded stack has a host for every market and a staging host that is gated and not public', () => {
    const { SITE_HOSTS } = parseEnv({ SITE_URL: 'http://localhost:4700' })
    expect(SITE_HOSTS.map(({ host, market }) => [host, market])).toEqual([
      ['localhost', 'base'],
      ['global.localhost', 'global'],
      ['italy.localhost', 'italy'],
      ['spain.localhost', 'spain'],
      ['france.localhost', 'france'],
      ['germany.localhost', 'germany'],
      ['staging.localhost', 'base'],
    ])
    expect(SITE_HOSTS.find(({ host }) => host === 'spain.localhost')?.websiteUri).toBe('http://spain.localhost:4700')
    expect(SITE_HOSTS.filter(({ isGated }) => isGated).map(({ host }) => host)).toEqual(['staging.localhost'])
    expect(SITE_HOSTS.filter(({ isPublic }) => !isPublic).map(({ host }) => host)).toEqual(['staging.localhost'])
  })

  test('hosts come from the environment, a row without a market follows the base rule', () => {
    const rows = [
      { host: 'www.a.example', market: 'italy', website: 'https://www.a.example/', gated: true },
      { host: 'b.example', website: 'https://b.example' },
    ]
    const { SITE_HOSTS } = parseEnv({ SITE_HOSTS: JSON.stringify(rows) })
    expect(SITE_HOSTS).toEqual([
      { host: 'www.a.example', market: 'italy', websiteUri: 'https://www.a.example', isPublic: true, isGated: true },
      { host: 'b.example', market: 'base', websiteUri: 'https://b.example', isPublic: true, isGated: false },
    ])
  })

  test.each([
    ['no JSON', 'spain'],
    ['an unknown market', '[{"host":"a.example","market":"mars","website":"https://a.example"}]'],
    ['a host with a port', '[{"host":"a.example:80","website":"https://a.example"}]'],
    ['a website with a path', '[{"host":"a.example","website":"https://a.example/es"}]'],
    [
      'a host twice',
      '[{"host":"a.example","website":"https://a.example"},{"host":"a.example","website":"https://b.example"}]',
    ],
    ['an unknown key', '[{"host":"a.example","website":"https://a.example","pubic":false}]'],
  ])('a list of hosts with %s refuses to start', (_, SITE_HOSTS) => {
    expect(() => parseEnv({ SITE_HOSTS })).toThrow(/SITE_HOSTS/)
  })

  test('embedded credentials refuse to start in production when one of the hosts is public elsewhere', () => {
    const SITE_HOSTS = '[{"host":"a.example","website":"https://a.example"}]'
    expect(() => parseEnv({ NODE_ENV: 'production', SITE_HOSTS })).toThrow(/https:\/\/a.example/)
  })

  test('a gated website with the embedded password refuses to start in production', () => {
    const SITE_HOSTS = '[{"host":"a.example","website":"https://a.example","gated":true}]'
    expect(() => parseEnv({ NODE_ENV: 'production', SITE_HOSTS, ...real })).toThrow(/GATE_PASSWORD/)
    expect(() => parseEnv({ NODE_ENV: 'production', SITE_HOSTS, ...real, GATE_PASSWORD: 'another one' })).not.toThrow()
  })

  test.each(['localhost:4000', 'https://app.storyblok.com/', 'https://app.storyblok.com/me', 'javascript:alert(1)'])(
    'the origin %s of the editor refuses to start',
    (EDITOR_ORIGIN) => expect(() => parseEnv({ EDITOR_ORIGIN })).toThrow(/EDITOR_ORIGIN/),
  )

  test.each([
    { NODE_ENV: 'production', SITE_URL: 'http://spain.localhost:3000' },
    { NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' },
    { NODE_ENV: 'development', SITE_URL: 'https://www.zarandal.example' },
    { NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example', ...real },
  ])('%o starts', (source) => expect(() => parseEnv(source)).not.toThrow())
})
