/** An asset of the management API. */
export type WireAsset = {
  id: number
  filename: string
  short_filename: string
  content_type: string
  content_length: number | null
  alt: string | null
  title: string | null
  copyright: string | null
  focus: string | null
  source: string | null
  asset_folder_id: number | null
  /** Only for visitors to whom the site gives it; its address needs a signature. */
  is_private?: boolean
  meta_data: Record<string, unknown> | null
}

export type WireAssetFolder = { id: number; name: string; parent_id: number | null }

/** The editable keys of an asset. */
export type AssetChange = Partial<
  Pick<WireAsset, 'alt' | 'title' | 'copyright' | 'focus' | 'source' | 'asset_folder_id' | 'meta_data'>
>
