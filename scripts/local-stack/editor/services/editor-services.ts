import type { ReactNode } from 'react'
import type { InterfaceLanguage } from '../messages/interface-language.ts'
import type { AssetChange, WireAsset, WireAssetFolder } from './wire-asset.ts'
import type { WireComponent, WireField } from './wire-component.ts'
import type { WireDatasourceEntry, WireFieldType, WireLanguage } from './wire-space.ts'
import type { WireBlock, WireStory, WireStoryRow } from './wire-story.ts'

/** One page of a list and how many there are in all. */
export type Listed<Item> = { items: Item[]; total: number }

/** Query parameters of the management API's `GET stories`, `GET assets`; `page` counts from 1. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>

/** The story that is open, as a field plugin is told of it. */
export type OpenStory = { id: number; uuid: string; name: string; fullSlug: string; content: WireBlock }

/** What the control of a `bloks` field is handed on to: the editor draws the tree of blocks. */
export type BlocksSlot = { field: WireField; name: string; value: unknown; blockUid: string; inputId: string }

/**
 * Everything a control may ask of the editor around it.
 * Functions reject with `ManagementError` when the content service refuses or cannot be reached.
 */
export type EditorServices = {
  spaceId: number
  /** Reads drafts at the delivery API; handed to field plugins. */
  previewToken: string
  interfaceLanguage: InterfaceLanguage
  /** Languages of the space besides its default one. */
  languages: readonly WireLanguage[]
  defaultLanguageName: string
  listStories: (query: ListQuery) => Promise<Listed<WireStoryRow>>
  getStory: (id: number) => Promise<WireStory>
  listAssets: (query: ListQuery) => Promise<Listed<WireAsset>>
  listAssetFolders: () => Promise<WireAssetFolder[]>
  /** Stores a file in three steps (Storyblok docs, upload an asset) and answers the finished asset. */
  uploadAsset: (file: File, place?: { folderId?: number; size?: string }) => Promise<WireAsset>
  updateAsset: (id: number, change: AssetChange) => Promise<void>
  listDatasourceEntries: (slug: string) => Promise<WireDatasourceEntry[]>
  listComponents: () => Promise<WireComponent[]>
  /** Undefined when the space knows no plugin of that name. */
  getFieldType: (name: string) => Promise<WireFieldType | undefined>
  openStory: () => OpenStory | undefined
  renderBlocks: (slot: BlocksSlot) => ReactNode
}
