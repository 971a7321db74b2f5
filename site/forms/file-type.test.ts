import { formFileKinds } from 'component-schemas/kinds/form-file-kinds.ts'
import { expect, test } from 'vitest'
import { acceptFor, fileTypeOf } from './file-type.ts'

const bytes = (signs: string) => Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const whole: readonly (readonly [name: string, content: string, type: string])[] = [
  ['carta.PDF', '%PDF-1.7 ...', 'application/pdf'],
  ['llave.jpeg', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['llave.png', '\u0089PNG\r\n\u001a\n....', 'image/png'],
  ['llave.webp', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['carta.docx', 'PK\u0003\u0004....word/document.xml', docx],
  ['nota.txt', 'una llave\r\n', 'text/plain'],
]

test('every type a form may take is known by its content', () => {
  expect(whole.map(([name, content]) => fileTypeOf(name, bytes(content)))).toEqual(whole.map(([, , type]) => type))
  expect(new Set(whole.map(([, , type]) => type))).toEqual(new Set(Object.keys(formFileKinds)))
})

test('a name alone makes no type: what is inside must agree with it', () => {
  const known = whole.flatMap(([name]) =>
    whole
      .filter(([, content]) => fileTypeOf(name, bytes(content)) !== undefined)
      .map(([other]) => `${name} of ${other}`),
  )
  // A plain text is everything that can be read.
  const strict = known.filter((pair) => !pair.startsWith('nota.txt'))
  expect(strict).toEqual(whole.slice(0, -1).map(([name]) => `${name} of ${name}`))
})

test.each([
  ['a page that is called a picture', 'photo.png', '<!doctype html><script>'],
  ['a drawing with scripts', 'photo.svg', '<svg onload="x">'],
  ['a picture that is called a page', 'photo.html', '\u0089PNG\r\n\u001a\n'],
  ['a second ending', 'carta.pdf.exe', '%PDF-1.7'],
  ['an archive that is no letter', 'carta.docx', 'PK\u0003\u0004....xl/workbook.xml'],
  ['a document that begins later', 'carta.pdf', '<script></script>%PDF-1.7'],
  ['a program that is called a text', 'nota.txt', 'MZ\u0000\u0000'],
  ['a text in no known letters', 'nota.txt', '\u00ff\u00fe\u00ff'],
  ['a name without an ending', 'carta', '%PDF-1.7'],
  ['nothing', 'carta.pdf', ''],
])('%s is of no type', (_, name, content) => {
  expect(fileTypeOf(name, bytes(content))).toBeUndefined()
})

test('the file dialogue offers types and endings', () => {
  expect(acceptFor(['image/jpeg', 'application/pdf'])).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg')
})
