import type { ImageAsset } from '../image/image.tsx'
import { imageUrl } from '../image/image-url.ts'
import styles from './video.module.css'

export type VideoProps = {
  /** Address of the file. */
  src: string
  /** Names the video for people who do not see it. */
  label: string
  poster?: ImageAsset | undefined
  /** Width divided by height of its place. */
  ratio: number
}

/** The browser's own player. It fetches nothing of the video before the visitor plays it. */
export function Video({ src, label, poster, ratio }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript beside the video contains what is said
    <video
      className={styles.video}
      style={{ aspectRatio: ratio }}
      src={src}
      poster={poster && posterUrl(poster, ratio)}
      aria-label={label}
      controls
      playsInline
      preload="none"
    />
  )
}

/** Pixels: a poster is one file for every screen, the attribute knows no other sizes. */
const posterWidth = 1440

function posterUrl(poster: ImageAsset, ratio: number): string {
  return imageUrl(poster, { format: 'webp', quality: 78, width: posterWidth, height: Math.round(posterWidth / ratio) })
}
