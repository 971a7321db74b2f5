import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { WireAsset } from '../../services/wire-asset.ts'
import { Thumbnail } from './thumbnail.tsx'

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
export function AssetTile({ asset, isChosen, onChoose, privateMark, isPublic }: AssetTileProps) {
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
