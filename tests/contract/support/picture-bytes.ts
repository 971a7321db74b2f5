/** The first bytes of a WebP picture; the number makes it a picture of its own. */
export function pictureBytes(number: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...'RIFF0000WEBP'].map((sign) => sign.charCodeAt(0)).concat(number))
}
