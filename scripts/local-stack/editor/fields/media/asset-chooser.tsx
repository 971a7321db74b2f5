import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { WireAsset } from '../../services/wire-asset.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { AssetPicker } from './asset-picker.tsx'
import { ExternalAddress } from './external-address.tsx'

type ChooserProps = FieldControlProps & {
  /** Label of the button. */
  label: string
  isMany?: boolean
  onPick: (assets: readonly WireAsset[]) => void
}

/** Opens the library for a field of files; where the schema allows it, accepts the address of an external one. */
export function AssetChooser({ label, isMany = false, onPick, ...props }: ChooserProps) {
  const { field, services } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="field-actions">
        <Button className="field-button" onPress={() => setIsOpen(true)}>
          {label}
        </Button>
      </div>
      {field.allow_external_url && <ExternalAddress {...props} />}
      <AssetPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        kinds={field.filetypes}
        folderId={field.asset_folder_id ?? undefined}
        isMany={isMany}
        onPick={onPick}
        services={services}
      />
    </>
  )
}
