import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { WireAsset } from '../../services/wire-asset.ts'
import { Thumbnail } from './thumbnail.tsx'

type AssetTileProps = { asset: WireAsset; isChosen: boolean; onChoose: (asset: WireAsset) => void }

/** A file of the library as a toggle button. */
export function AssetTile({ asset, isChosen, onChoose }: AssetTileProps) {
  return (
    <ToggleButton className="field-tile" isSelected={isChosen} onChange={() => onChoose(asset)}>
      <Thumbnail address={asset.filename} />
      <span className="field-tile-name">{asset.short_filename}</span>
    </ToggleButton>
  )
}
