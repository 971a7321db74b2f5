import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const real = { CONTENT_PUBLIC_TOKEN: 'a-real-token', WEBHOOK_SECRET: 'a-real-secret' }

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
    expect(start).toThrow(/CONTENT_PUBLIC_TOKEN, WEBHOOK_SECRET/)
  })

  test.each([
    { NODE_ENV: 'production', SITE_URL: 'http://spain.localhost:3000' },
    { NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' },
    { NODE_ENV: 'development', SITE_URL: 'https://www.zarandal.example' },
    { NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example', ...real },
  ])('%o starts', (source) => expect(() => parseEnv(source)).not.toThrow())
})
