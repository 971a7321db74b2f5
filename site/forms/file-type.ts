import type { FormFileKind } from 'component-schemas/kinds/form-file-kinds.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Where readers look for the mark of a PDF: some programs write a byte order mark or a line before it (ISO 32000-1, annex H, note 13). */
const pdfHead = 1024

/**
 * One row a type: what its bytes are known by, and which endings of a name go with it. Sources: ISO 32000-1, 7.5.2 (PDF); ITU T.81, B.1.1.3
 * (JPEG); RFC 2083, 3.1 (PNG); RFC 9649, 2.3 (WebP); ECMA-376, part 2 (docx, a ZIP); WHATWG Encoding (text).
 */
const kinds: readonly { type: FormFileKind; endings: readonly string[]; isContent: (bytes: Uint8Array) => boolean }[] =
  [
    { type: 'application/pdf', endings: ['pdf'], isContent: isPdf },
    { type: 'image/jpeg', endings: ['jpg', 'jpeg'], isContent: (bytes) => starts(bytes, '\u00ff\u00d8\u00ff') },
    { type: 'image/png', endings: ['png'], isContent: (bytes) => starts(bytes, '\u0089PNG\r\n\u001a\n') },
    {
      type: 'image/webp',
      endings: ['webp'],
      isContent: (bytes) => starts(bytes, 'RIFF') && starts(bytes.subarray(8), 'WEBP'),
    },
    { type: docx, endings: ['docx'], isContent: (bytes) => starts(bytes, 'PK\u0003\u0004') && names(bytes, 'word/') },
    { type: 'text/plain', endings: ['txt'], isContent: isPlainText },
  ]

/**
 * The type of a file by its content, when its name agrees; undefined for anything else. A script that is called
 * `photo.jpg` and a picture that is called `photo.html` are both of no type.
 */
export function fileTypeOf(name: string, bytes: Uint8Array): FormFileKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return kinds.find(({ endings, isContent }) => ending !== undefined && endings.includes(ending) && isContent(bytes))
    ?.type
}

/** What the browser's file dialogue offers for these types. */
export function acceptFor(types: readonly FormFileKind[]): string {
  return kinds
    .filter(({ type }) => types.includes(type))
    .flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',')
}

function starts(bytes: Uint8Array, signs: string): boolean {
  return [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0))
}

/** What may precede the mark: a byte order mark, lines, words of a printer; no page, program or archive that a reader would open. */
// oxlint-disable-next-line no-control-regex -- printers write them
const beforePdf = /^(?!MZ|PK|#!|GIF|RIFF)[\u0000\u001b\s\u00ef\u00bb\u00bf\u0020-;=-~]*$/

function isPdf(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, pdfHead))
  const at = head.indexOf('%PDF-')
  return at >= 0 && beforePdf.test(head.slice(0, at))
}

/** Whether the bytes contain these ones somewhere: the folder of an archive. */
function names(bytes: Uint8Array, signs: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(signs)
}

/** Encodings of the programs that write texts; the last one reads any bytes, so that signs of a program tell it from a text. */
const encodings = [
  { name: 'utf-16le', isOf: (bytes: Uint8Array) => starts(bytes, '\u00ff\u00fe') },
  { name: 'utf-16be', isOf: (bytes: Uint8Array) => starts(bytes, '\u00fe\u00ff') },
  { name: 'utf-8', isOf: () => true },
  {
    name: 'windows-1252',
    isOf: (bytes: Uint8Array) => !starts(bytes, '\u00ff\u00fe') && !starts(bytes, '\u00fe\u00ff'),
  },
]

/** No letters, and no ends of lines or pages. */
// oxlint-disable-next-line no-control-regex -- a text has none of them
const control = /[\u0000-\u0008\u000e-\u001f\u0081\u008d\u008f\u0090\u009d]/

function isPlainText(bytes: Uint8Array): boolean {
  const found = encodings.filter(({ isOf }) => isOf(bytes)).map(({ name }) => decoded(bytes, name))
  return found.some((text) => text !== undefined && !control.test(text))
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
