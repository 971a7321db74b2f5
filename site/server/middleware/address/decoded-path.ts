/** No address of the site is longer; an early refusal keeps every later step cheap. */
const maxPathLength = 1024

/** Characters no address has: controls, a backslash (browsers read it as a slash), and marks that change the order of text. */
const refused = /[\u0000-\u001f\u007f\\\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/

/**
 * The path a visitor typed, percent-decoded once.
 * @param path starts with a slash, still encoded
 * @returns undefined for a path that cannot be decoded, is overlong, or hides a slash or a control character
 */
export function decodedPath(path: string): string | undefined {
  if (path.length > maxPathLength || !path.startsWith('/')) return undefined
  try {
    const decoded = decodeURIComponent(path)
    const isPlain = decoded.split('/').length === path.split('/').length && !refused.test(decoded)
    return isPlain ? decoded : undefined
  } catch {
    return undefined
  }
}
