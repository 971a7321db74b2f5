import type { ReactNode } from 'react'
import type { InterfaceLanguage } from '../messages/interface-language.ts'
import type { AssetChange, WireAsset, WireAssetFolder } from './wire-asset.ts'
import type { WireComponent, WireField } from './wire-component.ts'
import type { WireDatasourceEntry, WireFieldType, WireLanguage } from './wire-space.ts'
import type { WireBlock, WireStory, WireStoryRow } from './wire-story.ts'

/** One page of a list and the total number of items. */
export type Listed<Item> = { items: Item[]; total: number }

/** Query parameters of the management API's `GET stories`, `GET assets`; `page` counts from 1. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>

/** The open story, as a field plugin receives it. */
export type OpenStory = { id: number; uuid: string; name: string; fullSlug: string; content: WireBlock }

/** The state that a plugin reports of its field: whether a value was not given to the editor, and what is not finished, in sentences. */
export type FieldState = { isPending: boolean; issues: readonly string[] }

/** Props of a `bloks` control for the editor, which renders the tree of blocks. */
export type BlocksSlot = { field: WireField; name: string; value: unknown; blockUid: string; inputId: string }

/** Functions reject with `ManagementError` when the content service refuses or cannot be reached. */
export type EditorServices = {
  spaceId: number
  /** Reads drafts from the delivery API; passed to field plugins. */
  previewToken: string
  interfaceLanguage: InterfaceLanguage
  /** Languages of the space besides its default one. */
  languages: readonly WireLanguage[]
  defaultLanguageName: string
  listStories: (query: ListQuery) => Promise<Listed<WireStoryRow>>
  getStory: (id: number) => Promise<WireStory>
  listAssets: (query: ListQuery) => Promise<Listed<WireAsset>>
  getAsset: (id: number) => Promise<WireAsset>
  listAssetFolders: () => Promise<WireAssetFolder[]>
  /** Uploads a file in three steps (Storyblok docs, upload an asset) and returns the finished asset. */
  uploadAsset: (file: File, place?: { folderId?: number }) => Promise<WireAsset>
  updateAsset: (id: number, change: AssetChange) => Promise<void>
  listDatasourceEntries: (slug: string) => Promise<WireDatasourceEntry[]>
  listComponents: () => Promise<readonly WireComponent[]>
  /** Undefined when the space has no plugin of that name. */
  getFieldType: (name: string) => Promise<WireFieldType | undefined>
  openStory: () => OpenStory | undefined
  /** Whether everybody may read the open story's page; true while the site does not say. */
  isPublicStory: () => Promise<boolean>
  renderBlocks: (slot: BlocksSlot) => ReactNode
  /** @param key `<uid of the block>.<field>` */
  reportField: (key: string, state: FieldState) => void
}
