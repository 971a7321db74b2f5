import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

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
  ])('refuse SITE_HOSTS with %s, in a sentence, before anything is started', (_, SITE_HOSTS, sentence) => {
    expect(() => readSettings({ SITE_HOSTS })).toThrow(sentence)
    expect(() => readSettings({ SITE_HOSTS })).toThrow(/at SITE_HOSTS/)
  })

  test('refuse secrets that the site would refuse', () => {
    expect(() => readSettings({ GATE_PASSWORD: 'local-gate' })).toThrow(/at least 16 characters[^]*GATE_PASSWORD/)
    expect(() => readSettings({ SESSION_SECRET: 'too-short' })).toThrow(/at least 32 characters[^]*SESSION_SECRET/)
  })
})
