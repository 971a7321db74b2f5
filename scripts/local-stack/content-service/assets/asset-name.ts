/** Content type per file extension; a file with any other extension is sent as a download. */
const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
}

const longest = 120
/** The end of a longer name is read. */
const mostRead = 1000

/**
 * A file name that is safe as a path segment: lower-case ASCII letters, digits, dot, dash and underscore, at most 120
 * characters, extension kept. `Llave Ñandú.PNG` becomes `llave-nandu.png`.
 */
export function assetNameFor(wanted: string): string {
  const base = wanted.split(/[/\\]/).at(-1)?.slice(-mostRead) ?? ''
  const plain = base
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*\.+-*/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const extension = dot > 0 ? plain.slice(dot, dot + 12) : ''
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, longest - extension.length)
  return `${stem || 'file'}${extension}`
}

/** The content type of a served file. The uploader's own claim is not trusted. */
export function contentTypeFor(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return (Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined) ?? 'application/octet-stream'
}
