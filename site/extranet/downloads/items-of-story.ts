import type { LocalizedFile } from 'component-schemas/content-types/download/localized-file.ts'
import type { TradePhoto } from 'component-schemas/content-types/trade-gallery/trade-photo.ts'

export type Rendition = 'web' | 'print'

/** Name of a document's file in its address: `it.pdf`. */
export function itemOfFile({ language, file }: LocalizedFile): string {
  return `${language}.${endingOf(file.src)}`
}

/** Name of a photo's file in its address: `<uid>-print.webp`. */
export function itemOfPhoto({ _uid }: TradePhoto, src: string, rendition: Rendition): string {
  return `${_uid.toLowerCase()}-${rendition}.${endingOf(src)}`
}

/** Ending of a file's name in small letters, `bin` where it has none. */
export function endingOf(src: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(new URL(src).pathname)?.[1]?.toLowerCase() ?? 'bin'
}

/** The edition of a file: its address carries the hash of its asset, and another content is another asset. */
export function editionOf(src: string): string {
  return new URL(src).pathname.split('/').at(-2) ?? ''
}
