import { expect, test } from 'vitest'
import { fileHeaders } from './file-response.ts'

const dispositionFor = (name: string) => fileHeaders({}, name)['content-disposition']

test.each([
  ['Listino chiavi.pdf', 'attachment; filename="Listino chiavi.pdf"'],
  ['Прайс-лист.pdf', `attachment; filename="?????-????.pdf"; filename*=UTF-8''${encodeURIComponent('Прайс-лист.pdf')}`],
])('%s is downloaded under its own name', (name, header) => expect(dispositionFor(name)).toBe(header))

test('a name cannot add a header', () => {
  expect(dispositionFor('a\r\nset-cookie: b.pdf')).not.toMatch(/[\r\n]/)
})
