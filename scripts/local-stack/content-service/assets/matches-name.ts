/** How the bytes of a file begin, by the ending of its name; an ending without a row is not judged. */
const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: startsWith('\u00ff\u00d8\u00ff'),
  jpeg: startsWith('\u00ff\u00d8\u00ff'),
  png: startsWith('\u0089PNG'),
  gif: startsWith('GIF8'),
  webp: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP')(bytes.subarray(8)),
  avif: (bytes) => startsWith('ftyp')(bytes.subarray(4)),
  mp4: (bytes) => startsWith('ftyp')(bytes.subarray(4)),
  webm: startsWith('\u001aE\u00df\u00a3'),
  pdf: startsWith('%PDF-'),
  zip: startsWith('PK'),
  docx: startsWith('PK'),
  xlsx: startsWith('PK'),
  svg: (bytes) => new TextDecoder().decode(bytes.subarray(0, 4096)).includes('<svg'),
}

/** Whether the content of an uploaded file may be what its name says: an image field must not receive a page. */
export function matchesName(name: string, bytes: Uint8Array): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return !Object.hasOwn(beginnings, ending) || beginnings[ending]?.(bytes) === true
}

function startsWith(signs: string): (bytes: Uint8Array) => boolean {
  return (bytes) => [...signs].every((sign, at) => bytes[at] === sign.charCodeAt(0))
}
