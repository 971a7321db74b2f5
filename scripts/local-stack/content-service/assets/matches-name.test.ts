import { expect, test } from 'vitest'
import { matchesName } from './matches-name.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['photo.png', '\u0089PNG\r\n', true],
  ['photo.PNG', '<script>alert(1)</script>', false],
  ['photo.webp', 'RIFF0000WEBPVP8 ', true],
  ['photo.webp', 'RIFF0000WAVEfmt ', false],
  ['plan.pdf', '%PDF-1.7', true],
  ['plan.pdf', 'PK\u0003\u0004', false],
  ['drawing.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['drawing.svg', '<html></html>', false],
  ['data.csv', 'a;b', true],
  ['README', 'text', true],
])('the content of %s that begins with %j matches: %s', (name, content, isMatch) => {
  expect(matchesName(name, bytes(content))).toBe(isMatch)
})
