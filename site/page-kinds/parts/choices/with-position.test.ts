import { expect, test } from 'vitest'
import { toPosition, withPosition } from './with-position.ts'

const title = 'Наладчик станков & co'

test.each([
  ['mailto:a@b.example', 'email', 'mailto:a@b.example'],
  ['https://a.example/jobs', 'url', 'https://a.example/jobs'],
  ['/forms/bewerbung', 'story', `/forms/bewerbung?${new URLSearchParams({ position: title })}`],
  ['/forms/bewerbung#cv', 'story', `/forms/bewerbung?${new URLSearchParams({ position: title })}#cv`],
])('an application by %s leads to the position where it is a page of ours', (href, kind, led) => {
  expect(toPosition({ href, kind }, title).href).toBe(led)
})

test('forms of a page are filled in with the position of its address, beside a list', () => {
  const forms = { tokenFor: String, given: { list: '20 × NOR-1R' } }
  const context = { locale: 'de-DE', isEditor: false, forms }
  expect(withPosition(context, { position: [title] }).forms?.given).toEqual({ list: '20 × NOR-1R', position: title })
  expect(withPosition(context, {}).forms).toBe(forms)
})
