import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireAsset, WireAssetFolder } from '../../services/wire-asset.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { SearchInput } from '../choice/search-box.tsx'
import { LoadStateView, useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { acceptedFor } from './file-kind.ts'
import { Thumbnail } from './thumbnail.tsx'

type AssetLibraryProps = {
  chosen: readonly WireAsset[]
  onChoose: (asset: WireAsset) => void
  folder: number | undefined
  onFolder: (folder: number | undefined) => void
  /** Kinds of file to list; every kind by default. */
  kinds: readonly string[] | undefined
  services: EditorServices
  /** Another number reloads the list. */
  version: number
}

const perPage = 24

/** The files of a folder, or of all, the newest first. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { chosen, onChoose, folder, onFolder, kinds, services, version } = props
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const [pages, setPages] = useState(1)
  const search = useDebounced(typed.trim(), 200)
  const loadState = useLoadState(`${version} ${search} ${folder} ${pages}`, () =>
    listPages(services, pages, {
      ...endingsQuery(kinds),
      ...(search !== '' && { search }),
      ...(folder !== undefined && { in_folder: folder }),
    }),
  )
  const found = loadState.state === 'ready' ? loadState.data : { items: [], total: 0 }
  return (
    <>
      <div className="field-library-tools">
        <SearchInput
          typed={typed}
          onType={(text) => {
            setTyped(text)
            setPages(1)
          }}
          services={services}
        />
        <FolderChoice
          folder={folder}
          onFolder={(next) => {
            onFolder(next)
            setPages(1)
          }}
          services={services}
        />
      </div>
      <LoadStateView loadState={loadState} services={services} />
      {loadState.state === 'ready' && found.items.length === 0 && <p className="field-note">{messages('noResults')}</p>}
      <Tiles assets={found.items} {...{ chosen, onChoose, services }} />
      {found.items.length < found.total && (
        <Button className="field-button" onPress={() => setPages(pages + 1)}>
          {messages('loadMore')}
        </Button>
      )}
    </>
  )
}

type TilesProps = Pick<AssetLibraryProps, 'chosen' | 'onChoose' | 'services'> & { assets: readonly WireAsset[] }

function Tiles({ assets, chosen, onChoose, services }: TilesProps) {
  const messages = messagesOf(services)
  const publicity = useLoadState('public', () => services.isPublicStory())
  const isPublic = publicity.state !== 'ready' || publicity.data
  return (
    <>
      {isPublic && assets.some((asset) => asset.is_private) && (
        <p className="field-note">{messages('privateFileHelp')}</p>
      )}
      <ul className="field-tiles" aria-label={messages('fileLibrary')}>
        {assets.map((asset) => (
          <li key={asset.id}>
            <AssetTile
              asset={asset}
              isChosen={chosen.some(({ id }) => id === asset.id)}
              privateMark={messages('privateFile')}
              {...{ onChoose, isPublic }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function FolderChoice({ folder, onFolder, services }: Pick<AssetLibraryProps, 'folder' | 'onFolder' | 'services'>) {
  const messages = messagesOf(services)
  const folders = useLoadState('folders', () => services.listAssetFolders())
  const paths = folders.state === 'ready' ? folderPaths(folders.data) : []
  return (
    <select
      className="field-box field-short"
      aria-label={messages('folder')}
      value={folder ?? ''}
      onChange={({ target }) => onFolder(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{messages('allFolders')}</option>
      {paths.map(({ id, path }) => (
        <option key={id} value={id}>
          {path}
        </option>
      ))}
    </select>
  )
}

/** The service filters by the endings of names: a page of its list has no file that the field refuses. */
function endingsQuery(kinds: readonly string[] | undefined): Readonly<Record<string, string>> {
  const endings = acceptedFor(kinds)?.map((ending) => ending.slice(1))
  return endings ? { by_endings: endings.join() } : {}
}

async function listPages(services: EditorServices, pages: number, query: Readonly<Record<string, string | number>>) {
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) => services.listAssets({ ...query, page: index + 1, per_page: perPage })),
  )
  return { items: lists.flatMap(({ items }) => items), total: lists[0]?.total ?? 0 }
}

/** Folders with the names of their ancestors, `Products / Cylinders`, in alphabetical order. */
export function folderPaths(folders: readonly WireAssetFolder[]): { id: number; path: string }[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const pathOf = (folder: WireAssetFolder, depth: number): string => {
    const parent = byId.get(folder.parent_id ?? 0)
    // A cycle of folders must not crash the editor.
    return parent === undefined || depth > 20 ? folder.name : `${pathOf(parent, depth + 1)} / ${folder.name}`
  }
  return folders
    .map((folder) => ({ id: folder.id, path: pathOf(folder, 0) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

type AssetTileProps = {
  asset: WireAsset
  isChosen: boolean
  onChoose: (asset: WireAsset) => void
  /** Marks a file that not everybody may read. */
  privateMark: string
  /** Whether such a file may not be chosen here. */
  isPublic: boolean
}

/** A file of the library as a toggle button. */
function AssetTile({ asset, isChosen, onChoose, privateMark, isPublic }: AssetTileProps) {
  const isPrivate = asset.is_private === true
  return (
    <ToggleButton
      className="field-tile"
      isSelected={isChosen}
      isDisabled={isPrivate && isPublic}
      onChange={() => onChoose(asset)}
    >
      <Thumbnail address={asset.filename} isPrivate={isPrivate} />
      <span className="field-tile-name">{asset.short_filename}</span>
      {isPrivate && <span className="field-tile-mark">{privateMark}</span>}
    </ToggleButton>
  )
}
