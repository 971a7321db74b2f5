import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/147.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/147.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPadOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.11.0', '', ''],
])('%s is %s on %s', (agent, browser, system) => {
  expect(deviceOf(new Headers({ 'user-agent': agent }), undefined)).toMatchObject({ browser, system })
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['not an address', ''],
  ['', ''],
])('of the address %j the network %j is stored', (address, network) => {
  expect(deviceOf(new Headers({ 'x-visitor-address': address }), undefined).network).toBe(network)
})

test('the country is read from the header of the operator alone, and only as two letters', () => {
  const countryFrom = (value: string, name: string | undefined = 'x-country') =>
    deviceOf(new Headers({ 'x-country': value }), name).country
  expect(['es', 'IT', 'XX', 'T1', 'Spain', ''].map((value) => countryFrom(value))).toEqual(['ES', 'IT', '', '', '', ''])
  expect(deviceOf(new Headers({ 'x-country': 'ES' }), undefined).country).toBe('')
})
