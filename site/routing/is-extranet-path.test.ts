import { expect, test } from 'vitest'
import { isExtranetPath } from './is-extranet-path.ts'
import { localeCodes } from './locales.ts'
import { routeTable } from './route-table.ts'

test('every route behind the login is known by its address, in every language, and no other is', () => {
  for (const { path, access } of routeTable) {
    for (const locale of localeCodes) {
      const text = path[locale]?.text
      if (text === undefined) continue
      expect([text, isExtranetPath(text), isExtranetPath(`/${locale}${text}`)]).toEqual([
        text,
        access === 'extranet',
        access === 'extranet',
      ])
    }
  }
})

test.each(['/%65xtranet', '/en/global/extranet/x', '/extranet/'])('%s is behind the login', (path) => {
  expect(isExtranetPath(path)).toBe(true)
})

test.each(['/', '/%E0%A4%A', '/productos/extranet-llave'])('%s is not', (path) => {
  expect(isExtranetPath(path)).toBe(false)
})
