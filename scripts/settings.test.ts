import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSearchAccess } from './search/search-sources.ts'
import { impliedPlaces, loadEnvFile, readSettings, root } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The environment of a command: that of the shell, completed by `.env`. */
function environment(shell: Record<string, string>, lines: string): Record<string, string | undefined> {
  const file = join(folder, '.env')
  writeFileSync(file, lines)
  const variables: Record<string, string | undefined> = { ...shell }
  loadEnvFile(file, variables)
  return variables
}

const example = readFileSync(join(root, '.env.example'), 'utf8')
const second = { SITE_PORT: '14100', CONTENT_PORT: '14110', DATA_FOLDER: '/data/second' }

test('commands of a second stack use its ports although .env has addresses of the first one', () => {
  const variables = environment(second, example)
  const places = impliedPlaces(readSettings(second))
  const stated = Object.fromEntries(Object.keys(places).map((name) => [name, variables[name]]))
  expect(Object.values(stated).filter((value) => value !== undefined)).toEqual([])
  expect(readSettings(variables)).toMatchObject({
    EDITOR_ORIGIN: 'http://localhost:14105',
    DATA_FOLDER: '/data/second',
  })
  expect(readSearchAccess(variables)).toMatchObject({
    CONTENT_API_URL: 'http://localhost:14110/v2',
    SEARCH_HOST: 'http://localhost:14106',
  })
})

test('ports in the shell take precedence over ports in .env', () => {
  const lines = 'CONTENT_PORT=5010\nCONTENT_MANAGEMENT_URL=http://localhost:5010\nSEARCH_HOST=http://localhost:5006\n'
  const variables = environment(second, lines)
  expect(variables['CONTENT_MANAGEMENT_URL']).toBeUndefined()
  expect(readSearchAccess(variables).SEARCH_HOST).toBe('http://localhost:14106')
  expect(readSearchAccess(environment({}, lines)).SEARCH_HOST).toBe('http://localhost:5006')
})

test('keeps an address of another machine in .env, and prefers one in the shell', () => {
  const lines = 'CONTENT_MANAGEMENT_URL=https://mapi.storyblok.com\nSEARCH_HOST=hosted\n'
  expect(environment(second, lines)).toMatchObject({
    CONTENT_MANAGEMENT_URL: 'https://mapi.storyblok.com',
    SEARCH_HOST: 'hosted',
  })
  const given = { ...second, CONTENT_MANAGEMENT_URL: 'http://localhost:4010' }
  expect(environment(given, lines)['CONTENT_MANAGEMENT_URL']).toBe('http://localhost:4010')
})

test('keeps the environment of the shell without .env', () => {
  const variables = { ...second }
  loadEnvFile(join(folder, 'none'), variables)
  expect(variables).toEqual(second)
})

describe('the settings of the embedded stack', () => {
  test.each([
    ['no JSON', 'spain', /not valid JSON\. Write one line such as \[\{"host"/],
    ['no list', '{}', /It is a list: write one line such as/],
    ['an empty list', '[]', /The list names no host/],
    [
      'an unknown market',
      '[{"host":"a.example","market":"mars","website":"https://a.example"}]',
      /The markets are base/,
    ],
    ['a wrong host', '[{"host":"A.example:80","website":"https://a.example"}]', /small letters and without a port/],
    ['a wrong website', '[{"host":"a.example","website":"a.example"}]', /A website is an address such as https/],
  ])('refuse SITE_HOSTS with %s in a sentence', (_, SITE_HOSTS, sentence) => {
    expect(() => readSettings({ SITE_HOSTS })).toThrow(sentence)
    expect(() => readSettings({ SITE_HOSTS })).toThrow(/at SITE_HOSTS/)
  })

  test('refuse secrets that the site would refuse', () => {
    expect(() => readSettings({ GATE_PASSWORD: 'local-gate' })).toThrow(/at least 16 characters[^]*GATE_PASSWORD/)
    expect(() => readSettings({ SESSION_SECRET: 'too-short' })).toThrow(/at least 32 characters[^]*SESSION_SECRET/)
  })
})
