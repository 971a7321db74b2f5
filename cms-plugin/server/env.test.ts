import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { embeddedAppSecret, parsePluginEnv } from './env.ts'

const hosted = {
  APP_URL: 'https://cms.zarandal.example',
  APP_CLIENT_ID: 'client',
  APP_CLIENT_SECRET: 'x'.repeat(32),
  CMS_ORIGIN: 'https://app.storyblok.com',
  CONTENT_URL: 'https://mapi.storyblok.com',
}

describe('the variables of the app', () => {
  test('have the values of the embedded stack where none are set', () => {
    expect(parsePluginEnv({ PLUGIN_PORT: '13', APP_URL: '', DATABASE_URL: '' })).toMatchObject({
      APP_URL: 'http://localhost:13',
      APP_CLIENT_SECRET: embeddedAppSecret,
      LISTEN_HOST: 'localhost',
    })
  })

  test('take a hosted app', () => {
    expect(parsePluginEnv({ ...hosted, APP_LANGUAGES: 'en, it' })).toMatchObject({
      ...hosted,
      APP_LANGUAGES: ['en', 'it'],
    })
  })

  test.each([undefined, '', embeddedAppSecret])('refuse the embedded secret %j with a public address', (given) => {
    expect(() => parsePluginEnv({ ...hosted, APP_CLIENT_SECRET: given })).toThrow(
      'APP_CLIENT_SECRET still has the embedded stack',
    )
  })

  test.each(['http://localhost:3100', 'http://app.localhost', 'http://127.0.0.1:3100', 'http://[::1]:3100'])(
    'take the embedded secret on this machine: %s',
    (APP_URL) => {
      expect(parsePluginEnv({ APP_URL })).toMatchObject({ APP_URL, APP_CLIENT_SECRET: embeddedAppSecret })
    },
  )

  test.each([
    [{ APP_CLIENT_SECRET: 'x'.repeat(31) }, 'At least 32 characters'],
    [{ APP_URL: 'http://cms.zarandal.example' }, 'A public address begins with https://'],
    [{ APP_URL: 'http://localhost.zarandal.example' }, 'A public address begins with https://'],
    [{ APP_URL: 'https://cms.zarandal.example/app' }, 'no path and no slash at its end'],
    [{ CMS_ORIGIN: 'https://app.storyblok.com/' }, 'no path and no slash at its end'],
    [{ CONTENT_URL: 'https://mapi.storyblok.com/v1' }, 'no path and no slash at its end'],
    [{ APP_LANGUAGES: 'en,xx' }, 'Write codes with commas between them'],
    [{ SITE_HOSTS: '{' }, 'It is not valid JSON. Write one line'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  ])('refuse %j with a sentence', (change, sentence) => {
    expect(() => parsePluginEnv({ ...hosted, ...change })).toThrow(sentence)
  })
})

test('a refused start exits with 1 and prints no secret', () => {
  const env = { ...process.env, ...hosted, APP_CLIENT_SECRET: 'short-secret' }
  const run = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], { env, encoding: 'utf8' })
  expect([run.status, run.stdout]).toEqual([1, ''])
  expect(run.stderr).toContain('APP_CLIENT_SECRET')
  expect(run.stderr).not.toContain('short-secret')
})
