import type { FormFileKind } from 'component-schemas/kinds/form-file-kinds.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** One row a type: how its bytes begin, and which endings of a name go with it. */
const kinds: readonly { type: FormFileKind; endings: readonly string[]; isContent: (bytes: Uint8Array) => boolean }[] =
  [
    { type: 'application/pdf', endings: ['pdf'], isContent: (bytes) => starts(bytes, '%PDF-') },
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

/** Whether an archive names an entry in this folder. */
function names(bytes: Uint8Array, folder: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(folder)
}

function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
