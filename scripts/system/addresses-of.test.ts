import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { addressesOf } from './addresses-of.ts'

const settings = readSettings({ SITE_PORT: '3100', CONTENT_PORT: '4110' })
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('  '))

test('a start ends with the five addresses that a person needs first', () => {
  const text = addressesOf(settings, false)
  expect(text).toMatch(/^\nEverything answers\. .*npm start -- --verbose/)
  expect(text.trimEnd().split('\n').slice(-5)).toEqual([
    '  site                    http://localhost:3100   (English: /en)',
    '  visual editor           http://localhost:4105',
    '  customers log in        http://localhost:3100/extranet   marta@levante.example, password llaves-2026',
    '  other customers         http://localhost:4117   (identity provider)',
    '  mails that forms sent   http://localhost:4116   (SMTP on 4115)',
  ])
})

test('a verbose start ends with the addresses of all parts', () => {
  const text = addressesOf(settings, true)
  expect(rowsOf(text).length).toBeGreaterThan(rowsOf(addressesOf(settings, false)).length)
  const { SITE_PORT, CONTENT_PORT, EDITOR_PORT, PLUGIN_PORT, SEARCH_PORT, IDENTITY_PORT, MAIL_PORT, MAIL_WEB_PORT } =
    settings
  for (const port of [
    SITE_PORT,
    CONTENT_PORT,
    EDITOR_PORT,
    PLUGIN_PORT,
    SEARCH_PORT,
    IDENTITY_PORT,
    MAIL_PORT,
    MAIL_WEB_PORT,
  ])
    expect(text).toContain(String(port))
})
