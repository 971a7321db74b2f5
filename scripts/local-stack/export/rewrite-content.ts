import { isObject } from '../is-object.ts'

/** An uploaded file: its new id and address. */
export type LoadedAsset = { id: number; filename: string }

/** What the service named anew. */
export type Renamed = {
  /** Former uuid of a story or group -> the service's. */
  uuids: Map<string, string>
  /** Path of the former address of a file -> the uploaded one. */
  assets: Map<string, LoadedAsset>
}

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** `https://<host>[/bucket]/f/<space>/<size>/<hash>/<name>`; what the image service reads stands after it. */
const assetPattern = /(?:https?:)?\/\/[^\s"'()<>]{0,300}?(\/f\/\d+\/[^\s"'()<>/]+\/[^\s"'()<>/]+\/[^\s"'()<>/?#]+)/g

/** The key of `Renamed.assets` for an address. */
export function assetPath(address: string): string {
  return [...address.matchAll(assetPattern)][0]?.[1] ?? address
}

/** A value of content with the service's uuids, and with addresses and ids of the uploaded files. */
export function rewriteContent(value: unknown, renamed: Renamed): unknown {
  if (typeof value === 'string') return rewriteText(value, renamed)
  if (Array.isArray(value)) return value.map((item: unknown) => rewriteContent(item, renamed))
  if (!isObject(value)) return value
  const rewritten = Object.entries(value).map(([key, inner]) => [key, rewriteContent(inner, renamed)])
  const asset = [value['filename'], value['src']]
    .filter((address) => typeof address === 'string')
    .map((address) => renamed.assets.get(assetPath(address)))
    .find((found) => found !== undefined)
  return { ...Object.fromEntries(rewritten), ...(asset && value['id'] !== undefined && { id: asset.id }) }
}

function rewriteText(text: string, { uuids, assets }: Renamed): string {
  return text
    .replace(uuidPattern, (uuid) => uuids.get(uuid) ?? uuid)
    .replace(assetPattern, (address, path: string) => assets.get(path)?.filename ?? address)
}
