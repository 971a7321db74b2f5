/** Extensions of each kind of file (Storyblok docs, asset field, filetypes). */
const extensions: Readonly<Record<string, readonly string[]>> = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'svg', 'webp', 'avif', 'ico', 'bmp', 'tif', 'tiff'],
  videos: ['mp4', 'webm', 'mov', 'ogv', 'avi', 'm4v'],
  audios: ['mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac'],
  texts: ['pdf', 'txt', 'csv', 'json', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'rtf', 'xml', 'zip'],
}

/** The last part of an address or path, decoded. */
export function fileNameOf(address: string): string {
  const last = (address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function extensionOf(address: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileNameOf(address))?.[1]?.toLowerCase() ?? ''
}

/** Whether a browser can show the file in an `img`. */
export function isPicture(address: string): boolean {
  return extensions['images']?.includes(extensionOf(address)) ?? false
}

/** Whether a field accepts the file; a field without kinds accepts every file. */
export function isAllowedFile(address: string, kinds: readonly string[] | undefined): boolean {
  if (!kinds || kinds.length === 0) return true
  return kinds.some((kind) => extensions[kind]?.includes(extensionOf(address)))
}

/** The `accept` attribute of the browser's file dialog; undefined for every file. */
export function acceptedFor(kinds: readonly string[] | undefined): string[] | undefined {
  if (!kinds || kinds.length === 0) return undefined
  return kinds.flatMap((kind) => (extensions[kind] ?? []).map((extension) => `.${extension}`))
}
