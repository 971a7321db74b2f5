import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv, secretsOf } from './env.ts'

const real = {
  CONTENT_PUBLIC_TOKEN: 'a-real-token',
  CONTENT_ASSET_TOKEN: 'a-real-token-for-files',
  WEBHOOK_SECRET: 'a-real-secret-of-webhooks-0123456789abcdef',
  CONTENT_PREVIEW_TOKEN: 'a-real-preview-token',
  FORMS_SECRET: 'a-real-secret-of-forms-0123456789abcdef',
  SESSION_SECRET: 'a-real-secret-of-sessions-0123456789abcdef',
  SEARCH_ADMIN_KEY: 'a-real-admin-key',
  SEARCH_PUBLIC_KEY: 'a-real-public-key',
  SEARCH_EXTRANET_KEY: 'a-real-extranet-key',
  SMTP_URL: 'smtp://localhost:25',
  IDENTITY_ISSUER: 'https://login.zarandal.example',
  IDENTITY_CLIENT_ID: 'zarandal-site',
}

describe('the site’s variables', () => {
  test('defaults to the embedded stack', () => {
    expect(parseEnv({})).toMatchObject({ CONTENT_API_URL: 'http://localhost:4010/v2', SITE_PORT: 3000 })
  })

  test('an invalid one is named in the error', () => {
    expect(() => parseEnv({ SITE_PORT: 'eighty' })).toThrow(/SITE_PORT/)
    expect(() => parseEnv({ CONTENT_API_URL: 'content' })).toThrow(/CONTENT_API_URL/)
  })

  test.each([
    [{ CDN: 'akamai' }, /It is varnish or nginx .* → at CDN/s],
    [{ CDN: 'varnish' }, /CDN=varnish needs it .* → at CDN_PURGE_URL.* → at CDN_TOKEN/s],
    [{ CDN: 'cloudflare', CDN_TOKEN: 'a-token-of-cloudflare' }, /CDN=cloudflare needs it .* → at CDN_ZONE/s],
    [{ CDN_ZONE: 'zone' }, /It is read where CDN names the CDN .* → at CDN_ZONE/s],
    [{ CDN: 'nginx', CDN_PURGE_URL: 'http://one, ftp://two', CDN_TOKEN: 'a-token-of-nginx' }, /→ at CDN_PURGE_URL/],
    [{ CDN: 'nginx', CDN_PURGE_URL: 'http://one', CDN_TOKEN: 'a token of nginx' }, /→ at CDN_TOKEN/],
    [{ CDN_SECONDS: '0' }, /→ at CDN_SECONDS/],
  ])('%o is refused with a sentence', (source, sentence) => {
    expect(() => parseEnv(source)).toThrow(sentence)
  })

  test('a CDN has as many purge addresses as it has servers, and the vendor’s own otherwise', () => {
    const own = { CDN: 'varnish', CDN_PURGE_URL: 'http://one:6081, http://two:6081', CDN_TOKEN: 'a-token-of-varnish' }
    expect(parseEnv(own).CDN_PURGE_URL).toEqual(['http://one:6081', 'http://two:6081'])
    expect(parseEnv({ CDN: 'fastly', CDN_TOKEN: 'a-token-of-fastly', CDN_ZONE: 'service' })).toMatchObject({
      CDN: 'fastly',
      CDN_SECONDS: 86_400,
    })
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
    expect(() =>
      parseEnv({ NODE_ENV: 'production', SITE_HOSTS, ...real, GATE_PASSWORD: 'another long one' }),
    ).not.toThrow()
  })

  describe('of a site with a public address', () => {
    const start = (change: Record<string, string>) => () =>
      parseEnv({ NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example', ...real, ...change })

    test.each([
      ['SMTP_URL', 'smtp://localhost:4040'],
      ['SMTP_URL', 'smtp://127.0.0.1:4040'],
      ['IDENTITY_ISSUER', 'http://localhost:4020'],
      ['IDENTITY_ISSUER', 'http://identity.localhost:5000'],
      ['IDENTITY_CLIENT_ID', 'local-site'],
      ['IDENTITY_CLIENT_SECRET', 'local-identity-secret'],
      ['SESSION_SECRET', 'local-session-secret-of-this-machine'],
      ['FORMS_SECRET', 'local-secret-that-somebody-made-longer'],
    ])('the embedded stack’s value of %s, %s, refuses to start', (name, value) => {
      expect(start({ [name]: value })).toThrow(`The site cannot start: ${name} still has`)
    })

    test('a token for the plan without the address of its management API refuses to start', () => {
      expect(start({ CONTENT_PREVIEW_PLAN_TOKEN: 'a-real-token' })).toThrow('CONTENT_MANAGEMENT_URL still has')
      const CONTENT_MANAGEMENT_URL = 'https://mapi.storyblok.com'
      expect(start({ CONTENT_PREVIEW_PLAN_TOKEN: 'a-real-token', CONTENT_MANAGEMENT_URL })).not.toThrow()
    })

    test('the embedded secret of messages about forms refuses to start where messages are sent', () => {
      expect(start({ FORMS_WEBHOOK_URL: 'https://crm.zarandal.example/in' })).toThrow('FORMS_WEBHOOK_SECRET still has')
    })

    test.each([
      ['a mail server of the same machine', { SMTP_URL: 'smtp://localhost:587' }],
      ['a mail server on the embedded stack’s port elsewhere', { SMTP_URL: 'smtp://mail.zarandal.example:4040' }],
      ['a client with a secret', { IDENTITY_CLIENT_SECRET: 'of the provider' }],
    ])('%s starts', (_, change) => expect(start(change)).not.toThrow())
  })

  test.each([
    ['WEBHOOK_SECRET', 32],
    ['FORMS_SECRET', 32],
    ['FORMS_WEBHOOK_SECRET', 32],
    ['SESSION_SECRET', 32],
    ['GATE_PASSWORD', 16],
  ])('%s with less than %i characters refuses to start and says how to make one', (name, least) => {
    const short = 'x'.repeat(least - 1)
    expect(() => parseEnv({ [name]: short })).toThrow(
      new RegExp(`It has at least ${least} characters[^]*randomBytes[^]*${name}`),
    )
    expect(() => parseEnv({ [name]: `${short}x` })).not.toThrow()
  })

  test.each([
    'SITE_URL',
    'CONTENT_API_URL',
    'SEARCH_HOST',
    'SEARCH_BROWSER_HOST',
    'IDENTITY_ISSUER',
    'STATISTICS_SCRIPT_URL',
    'FORMS_WEBHOOK_URL',
  ])('an address with a password in %s refuses to start, without saying the password', (name) => {
    const start = () => parseEnv({ [name]: 'https://user:hidden-word@zarandal.example' })
    expect(start).toThrow(/may not hold a user or a password/)
    expect(start).not.toThrow(/hidden-word/)
  })

  test('a process that cannot start says why in an event of the level error, without a stack', () => {
    const run = spawnSync(process.execPath, [join(import.meta.dirname, 'env.ts')], {
      env: {
        NODE_ENV: 'production',
        SITE_HOSTS: '[{"host":"a.example","market":"mars","website":"https://a.example"}]',
      },
      encoding: 'utf8',
    })
    expect(run.status).toBe(1)
    const { level, message } = JSON.parse(run.stderr)
    expect(level).toBe('error')
    expect(message).toMatch(/The markets are base, global.*\n.*SITE_HOSTS\[0\]\.market/)
    expect(message).not.toMatch(/\bat .*\.ts|node:internal/)
  })

  test.each([
    'editor',
    'localhost:4000',
    'https://app.storyblok.com/',
    'https://app.storyblok.com/me',
    'javascript:alert(1)',
  ])('the origin %s of the editor refuses to start', (EDITOR_ORIGIN) =>
    expect(() => parseEnv({ EDITOR_ORIGIN })).toThrow(/EDITOR_ORIGIN/),
  )

  test.each([
    { NODE_ENV: 'production', SITE_URL: 'http://spain.localhost:3000' },
    { NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' },
    { NODE_ENV: 'development', SITE_URL: 'https://www.zarandal.example' },
    { NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example', ...real },
  ])('%o starts', (source) => expect(() => parseEnv(source)).not.toThrow())
})

describe('the secrets of the configuration', () => {
  test('are the values that logs redact, in each spelling', () => {
    const secrets = secretsOf(
      parseEnv({
        DATABASE_URL: 'postgres://forms:p%40ssword-of-forms@db.example/forms',
        REDIS_URL: 'rediss://:password-of-redis@redis.example',
        SMTP_URL: 'smtps://user:password-of-mail@mail.example?token=token-of-mail',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://token-of-traces@collector.example',
        OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=tenant-9,authorization=Basic%20cGFzc3dvcmQ=',
        FORMS_WEBHOOK_URL: 'https://hooks.example/T00/path-that-lets-in',
        SESSION_SECRET: 'a-real-secret-of-sessions-0123456789abcdef',
      }),
    )
    expect(secrets).toEqual(
      expect.arrayContaining([
        'p%40ssword-of-forms',
        'p@ssword-of-forms',
        'password-of-redis',
        'password-of-mail',
        'token-of-mail',
        'token-of-traces',
        'tenant-9',
        'cGFzc3dvcmQ=',
        'https://hooks.example/T00/path-that-lets-in',
        'a-real-secret-of-sessions-0123456789abcdef',
      ]),
    )
  })

  test('are no users, hosts or names of databases', () => {
    const secrets = secretsOf(parseEnv({ DATABASE_URL: 'postgres://zarandal@db.example/zarandal' }))
    expect(secrets.filter((text) => /zarandal|db\.example/.test(text))).toEqual([])
  })
})
