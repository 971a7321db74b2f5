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
  ['a PDF after a byte order mark', 'carta.pdf', '\u00ef\u00bb\u00bf%PDF-1.4', 'application/pdf'],
  ['a PDF after a line break', 'carta.pdf', '\r\n%PDF-1.4', 'application/pdf'],
  ['a PDF after a printer’s words', 'carta.pdf', '\u001b%-12345X@PJL SET A=1\r\n%PDF-1.4', 'application/pdf'],
  ['a PDF whose mark ends with the 1,024th byte', 'carta.pdf', `${' '.repeat(1019)}%PDF-1.4`, 'application/pdf'],
  ['a text in Windows-1252', 'nota.txt', 'Fern\u00e1ndez \u0080 20\r\n', 'text/plain'],
  ['a text in UTF-16, little-endian', 'nota.txt', '\u00ff\u00feu\u0000n\u0000\u00e1\u0000', 'text/plain'],
  ['a text in UTF-16, big-endian', 'nota.txt', '\u00fe\u00ff\u0000u\u0000n', 'text/plain'],
  ['a text in UTF-8 with a byte order mark', 'nota.txt', '\u00ef\u00bb\u00bfuna', 'text/plain'],
  ['a photo of a phone', 'IMG.JPG', '\u00ff\u00d8\u00ff\u00e1..Exif', 'image/jpeg'],
])('%s is taken', (_, name, content, type) => {
  expect(fileTypeOf(name, bytes(content))).toBe(type)
})

test.each([
  ['a PDF whose mark begins later than readers look', 'carta.pdf', `${' '.repeat(1020)}%PDF-1.4`],
  ['a program with the mark of a PDF', 'carta.pdf', 'MZ  %PDF-1.4'],
  ['an archive with the mark of a PDF', 'carta.pdf', 'PK\u0003\u0004%PDF-1.4'],
  ['a program in UTF-16', 'nota.txt', '\u00ff\u00fe\u0000\u0000M\u0000'],
  ['signs that Windows-1252 lacks', 'nota.txt', 'a\u0081b'],
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
