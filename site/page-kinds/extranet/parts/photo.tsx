import type { TradeRendition } from 'component-schemas/cards/trade-cards.ts'

export type TradePictureProps = {
  picture: Pick<TradeRendition, 'href' | 'width' | 'height'>
  alt: string
  className?: string | undefined
  isPriority?: boolean | undefined
}

/** A private picture: it has one size for screens, for the image service gives out none of it. */
export function TradePicture({ picture, alt, className, isPriority = false }: TradePictureProps) {
  return (
    // oxlint-disable-next-line next/no-img-element -- read through the site's own downloads, by who may read it
    <img
      src={picture.href}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
