import type { Asset, Link } from 'component-schemas/schema/field-values.ts'

/** What is shown of the fields of a media block. */
export type ShownMedia =
  | { kind: 'image'; image: Asset }
  | { kind: 'video'; src: string; poster: Asset | undefined }
  /** `site` is the host of the address, absent when the link stays on this site. */
  | { kind: 'outside'; link: Link; site: string | undefined; poster: Asset | undefined }

type MediaFields = { media?: Asset | undefined; outside?: Link | undefined; poster?: Asset | undefined }

/** A video file wins over a link, a link over a picture, which then is its poster. Undefined when there is nothing. */
export function shownMediaOf({ media, outside, poster }: MediaFields): ShownMedia | undefined {
  if (media && isVideo(media)) return { kind: 'video', src: media.src, poster }
  if (outside) return { kind: 'outside', link: outside, site: siteOf(outside.href), poster: poster ?? media }
  return media && { kind: 'image', image: media }
}

/** Whether the file is a video, by the ending of its address: an asset value names no type (Storyblok docs, asset field). */
function isVideo({ src }: Asset): boolean {
  return /\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i.test(src)
}

function siteOf(href: string): string | undefined {
  return URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : undefined
}
