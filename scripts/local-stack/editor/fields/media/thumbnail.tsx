import { fileNameOf, isPicture } from './file-kind.ts'

type ThumbnailProps = { address: string; alt?: string; isPrivate?: boolean | undefined }

/** A thumbnail of a file; files that are no images show their extension. */
export function Thumbnail({ address, alt = '', isPrivate = false }: ThumbnailProps) {
  if (!isPicture(address))
    return <span className="field-thumb field-thumb-file">{fileNameOf(address).split('.').at(-1)}</span>
  return (
    <img
      className="field-thumb"
      src={isPrivate ? signedAddress(address) : smallAddress(address)}
      alt={alt}
      loading="lazy"
    />
  )
}

/** The editor's server leads to the file with a signature. */
function signedAddress(address: string): string {
  return `/private-file?${new URLSearchParams({ address })}`
}

/** The image service scales raster images only (Storyblok docs, image service). */
function smallAddress(address: string): string {
  const isOurs = /\/f\/\d+\/[^/]+\//.test(address)
  return isOurs && !/\.(svg|gif|ico)$/i.test(address) ? `${address}/m/320x0` : address
}
